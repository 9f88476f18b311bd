import * as z from "zod/mini";
import {
  addressOrNone,
  analyticsIdOrNone,
  emailOrNone,
  hexColor,
  line,
  originOrNone,
  pictureOrNone,
  searchConsoleOrNone,
  someLine,
  timezoneName,
  wholeNumber,
} from "./setting-forms.ts";

// The kinds of settings: the field in which each is edited, its rule with its default, and the
// sentence about a value that breaks it, its maximum length in characters, the limits, the options, or `wrong`, a sentence of setting-messages.ts.

/** One line. */
export const text = (maxLength: number, fallback = "") =>
  ({ kind: "text", rule: z._default(line(maxLength), fallback), maxLength }) as const;

/** The same, and not nothing. */
export const someText = (maxLength: number, fallback: string) =>
  ({ kind: "text", rule: z._default(someLine(maxLength), fallback), maxLength }) as const;

/** One line that is edited over several. */
export const lines = (maxLength: number, fallback: string) =>
  ({ kind: "lines", rule: z._default(line(maxLength), fallback), maxLength }) as const;

export const number = (limits: { from: number; to: number }, fallback: number) =>
  ({ kind: "number", rule: z._default(wholeNumber(limits), fallback), limits }) as const;

export const flag = (fallback: boolean) =>
  ({ kind: "switch", rule: z._default(z.boolean(), fallback), options: ["true", "false"] }) as const;

export const choice = <const Options extends readonly string[]>(
  options: Options,
  fallback: z.core.util.NoUndefined<Options[number]>,
) => ({ kind: "choice", rule: z._default(z.enum(options), fallback), options }) as const;

export const timezone = (fallback: string) =>
  ({ kind: "timezone", rule: z._default(timezoneName, fallback), wrong: "timezone" }) as const;

export const color = (fallback: string) =>
  ({ kind: "color", rule: z._default(hexColor, fallback), wrong: "color" }) as const;

export const css = (maxLength: number) =>
  ({ kind: "css", rule: z._default(z.string().check(z.maxLength(maxLength)), ""), maxLength }) as const;

export const email = { kind: "email", rule: z._default(emailOrNone, ""), wrong: "email" } as const;
export const url = { kind: "url", rule: z._default(addressOrNone, ""), wrong: "url" } as const;
export const origin = { kind: "url", rule: z._default(originOrNone, ""), wrong: "origin" } as const;
export const picture = { kind: "picture", rule: z._default(pictureOrNone, ""), wrong: "url" } as const;
export const analyticsId = {
  kind: "text",
  rule: z._default(analyticsIdOrNone, ""),
  wrong: "analytics_id",
} as const;
export const searchConsole = {
  kind: "text",
  rule: z._default(searchConsoleOrNone, ""),
  wrong: "search_console",
} as const;

// secrets are never returned: only whether they are set, and since when; they are sealed at rest
export const secretText = (maxLength: number) => ({ ...css(maxLength), kind: "secret" }) as const;
export const secretUrl = { ...url, kind: "secret" } as const;
/** Made by the product and shown once: there is no field for it. */
export const secretMadeHere = { kind: "made", rule: z._default(z.string(), ""), wrong: "made_here" } as const;
