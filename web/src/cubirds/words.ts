// Brings the words of the table of CuBirds.
import words from "../../../src/menagerie/words/en/cubirds.ftl?raw";
import { bring } from "../lib/words";

bring("cubirds", words);
