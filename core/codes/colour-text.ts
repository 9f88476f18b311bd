import * as z from "zod/mini";
import { parseColour } from "./colour.ts";

/** A colour as `parseColour` takes it. */
export const colourText = z
  .string()
  .check(
    z.refine(
      (text) => parseColour(text) !== null,
      "Write a colour as # with 3, 4 or 6 hex digits, or transparent",
    ),
  );
