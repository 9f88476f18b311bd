import { loadAllTexts } from "../../../web/messages/load-texts.ts";

/** Components under test say what the pages say: the texts of every area are there, as after a page was loaded. */
await loadAllTexts();
