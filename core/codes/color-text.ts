import * as z from "zod/mini";
import { parseColor } from "./color.ts";

/** A color that `parseColor` accepts. */
export const colorText = z
  .string()
  .check(
    z.refine(
      (text) => parseColor(text) !== null,
      "Write a color as # with 3, 4, 6 or 8 hex digits, or transparent",
    ),
  );
