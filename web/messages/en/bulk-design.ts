import { designMessages } from "../../../core/codes/row-sentences/design-messages.ts";

/** What is wrong with a cell of a design. */
export const messages = {
  ...designMessages,
  "bulk.unit_px": "px",
  "bulk.unit_modules": "modules",
  "bulk.unit_percent": "percent",
} as const;
