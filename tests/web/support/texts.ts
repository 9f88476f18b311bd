import { loadAllTexts } from "../../../web/messages/load-texts.ts";

/** Loads the texts of every area, so that components show the same texts as on a loaded page. */
await loadAllTexts();
