// Brings the words of what lies beside the table of Wild Cards: its sheets, and the pictures of How to play.
import words from "../../../src/menagerie/words/en/wildcards-aside.ftl?raw";
import { bring } from "../lib/words";

bring("wildcards", words);
