import * as z from "zod/mini";
import { DomainError } from "../../errors.ts";
import type { QrPrint } from "../print/print.ts";
import { mmOfDots } from "../print/resolution.ts";
import { type QrDesign } from "../qr/design.ts";
import { LOGO_BYTES, logoProblem, logoRefusal } from "../qr/logo-file.ts";
import { isPlainLook } from "../qr/style/style.ts";
import { fillSentence, type SentenceValues } from "../sentence.ts";
import { DESIGN_NAMES, type DesignTexts, readQrDesign } from "./design-texts.ts";
import { frameTexts } from "./frame-texts.ts";
import { styleTexts } from "./style-texts.ts";

/** Version of the design file format. A file without a version is taken as this one. */
export const DESIGN_FILE_VERSION = 1;
/** Characters of a brand's name. */
export const BRAND_NAME_LENGTH = 60;
/** Characters of the largest logo: base64 takes 4 for 3 bytes. */
const LOGO_LENGTH = Math.ceil(LOGO_BYTES / 3) * 4 + 64;
/** The name of a brand, on one line. */
export const brandName = z
  .pipe(
    z.string(),
    z.transform((name) => name.normalize("NFC").replaceAll(/\s+/g, " ").trim()),
  )
  .check(
    z.refine(
      (name) => name !== "" && Array.from(name).length <= BRAND_NAME_LENGTH && !/\p{Cc}/u.test(name),
      `Write 1 to ${BRAND_NAME_LENGTH} characters`,
    ),
  );
const TEXT_LENGTH = 200;
/** Members that a sentence names, and characters of each. */
const NAMED = 5;

/** Sentences about design files; the web catalog includes them. */
export const designFileMessages = {
  "design_file.not_json": "{file} is not JSON",
  "design_file.not_object": "{file} is not one object",
  "design_file.too_large": "{file} is larger than {mb} MB, more than any design needs",
  "design_file.version": "{file} is of version {version}, and this program reads version {known}",
  "design_file.unknown": "{file} has members that are not part of a design: {names}",
  "design_file.value": "{file} has a value for {name} that cannot be read",
  "design_file.logo": "{file} has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture as a data URI",
} as const;

/** Megabytes of a file that is read: a logo of 2 MB is less in base64. */
const FILE_MB = 3;

/** The reason why a file of this size is not read; null if it is. */
export const fileSizeRefusal = (bytes: number, file: string): DomainError | null =>
  bytes > FILE_MB * 1024 ** 2 ? refusal("too_large", { file, mb: FILE_MB }) : null;

/** A design as it is written to a file: named as the columns of a batch and the fields of the API. */
export interface DesignFile {
  /** Name of the brand; null if the file has none. */
  name: string | null;
  texts: DesignTexts;
  /** A data URI; null for none. */
  logo: string | null;
}

/** A named, reusable look: presets are built in, brands belong to an account. */
export interface NamedDesign {
  name: string | null;
  design: QrDesign;
  /** A data URI; null for none. */
  logo: string | null;
}

/** A logo in a design file. */
export const LOGO_URI = /^data:image\/(?:jpeg|png|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * Parses a design file.
 * @param file its name in messages: its path, or a description
 * @throws DomainError `validation_failed` if it is not JSON, has another version, or has unknown members or
 * invalid values; `logo_unreadable` if its logo is too large
 */
export function parseDesignFile(text: string, file: string): DesignFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw refusal("not_json", { file });
  }
  return readDesignFile(value, file);
}

/** Validates the parsed JSON of a design file, as `parseDesignFile` does. A null member counts as omitted. */
export function readDesignFile(value: unknown, file: string): DesignFile {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw refusal("not_object", { file });
  const { version, name, logo, ...members } = value as Record<string, unknown>;
  // first: another version has other members
  if (version !== undefined && version !== DESIGN_FILE_VERSION)
    throw refusal("version", { file, version: shown(version), known: DESIGN_FILE_VERSION });
  const unknown = Object.keys(members).filter((one) => !DESIGN_NAMES.some((known) => known === one));
  if (unknown.length > 0) {
    const more = unknown.length > NAMED ? ", …" : "";
    throw refusal("unknown", { file, names: unknown.slice(0, NAMED).map(shown).join(", ") + more });
  }
  return {
    name: nameOf(name, file),
    texts: textsOf(members, file),
    logo: logoOf(logo, file),
  };
}

function nameOf(name: unknown, file: string): string | null {
  if (name === undefined || name === null) return null;
  const parsed = brandName.safeParse(name);
  if (parsed.success) return parsed.data;
  throw refusal("value", { file, name: "name" });
}

function textsOf(members: Record<string, unknown>, file: string): DesignTexts {
  const texts: DesignTexts = {};
  for (const name of DESIGN_NAMES) {
    const value = members[name];
    if (value === undefined || value === null) continue;
    const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    const text = isValue ? String(value) : null;
    if (text === null || text.length > TEXT_LENGTH) throw refusal("value", { file, name });
    texts[name] = text;
  }
  return texts;
}

function logoOf(logo: unknown, file: string): string | null {
  if (logo === undefined || logo === null) return null;
  if (typeof logo !== "string") throw refusal("logo", { file });
  // before the pattern, which reads all of it
  if (logo.length > LOGO_LENGTH) throw logoRefusal(logoProblem("too_large"));
  if (!LOGO_URI.test(logo)) throw refusal("logo", { file });
  if (((logo.length - logo.indexOf(",")) * 3) / 4 > LOGO_BYTES + 3)
    throw logoRefusal(logoProblem("too_large"));
  return logo;
}

/**
 * The QR code design of a file. What it leaves out has its default.
 * @throws DomainError `validation_failed` with a sentence for the first value that is wrong
 */
export function namedDesignOf({ name, texts, logo }: DesignFile, file: string): NamedDesign {
  const reading = readQrDesign(texts);
  if (reading.ok) return { name, design: reading.design, logo };
  const [problem] = reading.problems;
  throw refusal("value", { file, name: problem?.name ?? "design" }, problem?.message);
}

/** The JSON of a design: `readDesignFile` gives it back. */
export function designFileOf({ name, design, logo }: NamedDesign): Record<string, string | number> {
  const { foreground, background, size, level, margin, logoSize, style, frame, print } = design;
  const members = {
    version: DESIGN_FILE_VERSION,
    name,
    foreground,
    background,
    ...(typeof size === "number" ? { size } : size),
    ...(print && printMembers(print)),
    level,
    margin,
    logo_size: logoSize,
    ...(style && !isPlainLook(style, true) && styleTexts(style)),
    ...(frame && frameTexts(frame)),
    logo,
  };
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, string | number] => member[1] !== null),
  );
}

/** Lengths take the place of px. */
function printMembers({ dpi, size, module }: QrPrint): Record<string, string | number | null> {
  if (module !== undefined) return { size: null, width: null, height: null, module, dpi };
  if (size === undefined) return { dpi };
  const length = (dots: number) => `${Number(mmOfDots(dots, dpi).toFixed(4))}mm`;
  if (typeof size === "number") return { size: length(size), width: null, height: null, dpi };
  return { size: null, width: length(size.width), height: length(size.height), dpi };
}

/** Quotes untrusted text in a sentence. */
const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

type ProblemCode = keyof typeof designFileMessages extends `design_file.${infer Code}` ? Code : never;

function refusal(code: ProblemCode, values: SentenceValues, detail?: string): DomainError {
  const sentence = fillSentence(designFileMessages[`design_file.${code}`], values);
  return new DomainError("validation_failed", detail ? `${sentence}: ${detail}` : `${sentence}.`, {
    sentence: { key: `design_file.${code}`, values },
  });
}
