import { tableMessages } from "../../../core/codes/row-sentences/table-messages.ts";

/** What is said of a table as a whole. */
export const messages = {
  ...tableMessages,

  // the page needs no change to the file
  "rows.misread": {
    one: "If {names} is not about the codes, set it to “Not used” under Columns.",
    other: "If {names} are not about the codes, set them to “Not used” under Columns.",
  },
} as const;
