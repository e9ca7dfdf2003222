// Brings the words of the table of Wild Cards.
import words from "../../../src/menagerie/words/en/wildcards.ftl?raw";
import { bring } from "../lib/words";

bring("wildcards", words);
