import { tableMessages } from "../../../core/codes/row-sentences/table-messages.ts";

/** What is said of a table as a whole. */
export const messages = tableMessages;
