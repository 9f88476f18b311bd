import * as z from "zod/mini";
import { bareValue } from "../bare-value.ts";
import { websiteProblem, withScheme } from "../fields.ts";
import { needs, plainText } from "./form-fields.ts";

/** A web page. */
export const linkSchema = z
  .object({ website: plainText(bareValue, websiteProblem) })
  .check(needs({ website: "website.needed" }));
export type LinkForm = z.infer<typeof linkSchema>;

/** The address of the page (RFC 3986), with `https://` if it has no scheme. */
export const linkContent = ({ website }: LinkForm): string => withScheme(website);
