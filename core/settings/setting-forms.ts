import * as z from "zod/mini";
import { isTimezone } from "../codes/timezone.ts";

/** Empty: not set. */
const emptyOr = <T extends z.ZodMiniType<string>>(schema: T) => z.union([z.literal(""), schema]);

// CR, LF and their kin would end a header of a mail or a line of a log
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** One line with a maximum length. */
export const line = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.regex(ONE_LINE));
/** The same, and not nothing. */
export const someLine = (maxLength: number) => line(maxLength).check(z.minLength(1));

export const wholeNumber = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.minimum(from), z.maximum(to));

export const emailOrNone = emptyOr(z.string().check(z.trim(), z.email(), z.maxLength(254)));
export const addressOrNone = emptyOr(
  z.string().check(
    z.trim(),
    z.url({ protocol: /^https?$/ }),
    // no password in front of the host: it would be stored and shown in the clear
    z.regex(/^https?:\/\/[^/?#@\\\p{Cc}]+(?:[/?#][^\p{Cc}]*)?$/iu),
    z.maxLength(2000),
  ),
);

/** https://host or http://host:port: a path would be prefixed to every address of the site. */
export const originOrNone = emptyOr(
  z.string().check(z.trim(), z.maxLength(300), z.regex(/^https?:\/\/[a-z0-9.[\]:-]+\/?$/i), z.url()),
);

/** Theme colors: #rgb or #rrggbb. */
export const hexColor = z.string().check(z.trim(), z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));

/** A picture in our image store, or an address that is copied when it is saved. */
export const pictureOrNone = z.union([
  z.literal(""),
  z.string().check(z.regex(/^\/media\/branding\/[A-Za-z0-9._-]+$/)),
  addressOrNone,
]);

/** Measurement ids of Google Analytics 4 and Google tags. Nothing that could end the script it is written into. */
export const analyticsIdOrNone = emptyOr(z.string().check(z.trim(), z.regex(/^(?:G|GT)-[A-Z0-9]{4,20}$/)));

/** The `content` of Google's verification tag. */
export const searchConsoleOrNone = emptyOr(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{10,120}$/)));

export const timezoneName = z.string().check(z.refine(isTimezone));
