import * as z from "zod/mini";
import { DomainError } from "../errors.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import * as column from "../lists/column.ts";
import { listShape, type PageReader } from "../lists/list-shape.ts";
import type { LegalKind } from "./legal-kind.ts";

/** A page about the law: a text in one or more languages, or a link to a page elsewhere. */
export interface LegalPage {
  id: LegalKind;
  /** http or https, as `URL` writes it. Wins over the text; "" for none. */
  link: string;
  /** Markdown by language, without languages that have none. */
  text: Readonly<Partial<Record<Language, string>>>;
  isPublished: boolean;
  updatedAt: Date;
}

/** In characters, about 20 printed pages. */
export const LEGAL_TEXT_LENGTH = 50_000;
/** In characters. */
export const LEGAL_LINK_LENGTH = 2000;

/** Why a text or a link is refused. The panel's catalog spreads these in. */
export const legalPageTexts = {
  "legal.text_long": "A text has at most 50,000 characters",
  "legal.text_unseen":
    "The text contains control characters, or characters that reverse the direction of the text around them. Delete them, or type that part again",
  "legal.text_complex":
    "The text has too many lists, quotes, tables or emphasis, or they are nested too deeply. Simplify the text",
  "legal.link_form": "Enter a full address that starts with https:// or http://",
  "legal.link_own":
    "This address is one of the legal pages of this site. Write a text, or link to a page elsewhere",
} as const;

/** @param field of the form */
export function legalRefusal(key: keyof typeof legalPageTexts, field: string): DomainError {
  const message = legalPageTexts[key];
  return new DomainError("validation_failed", `${field}: ${message}`, {
    fields: { [field]: message },
    sentence: { key, values: {} },
  });
}

const markdown = z
  .string()
  .check(z.trim(), z.maxLength(LEGAL_TEXT_LENGTH, legalPageTexts["legal.text_long"]));

/**
 * The texts of a row that may come from elsewhere, such as a backup. Languages we do not have and values that
 * are not texts are dropped.
 */
export function readLegalText(stored: unknown): LegalPage["text"] {
  if (typeof stored !== "object" || stored === null) return {};
  const texts = new Map(Object.entries(stored));
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text: unknown = texts.get(language);
      return typeof text === "string" && text.length <= LEGAL_TEXT_LENGTH ? [[language, text]] : [];
    }),
  );
}

/** Absent members and languages stay unchanged. An empty text deletes the text of its language. */
export const legalPageChangesSchema = z.object({
  link: z.optional(
    z.string().check(z.trim(), z.maxLength(LEGAL_LINK_LENGTH, legalPageTexts["legal.link_form"])),
  ),
  text: z.optional(z.partialRecord(z.enum(LANGUAGES), markdown)),
  is_published: z.optional(z.boolean()),
});
export type LegalPageChanges = z.infer<typeof legalPageChangesSchema>;

/** The list of the back office. */
export const legalPageList = listShape(
  { id: column.text, link: column.text, is_published: column.boolean, updated_at: column.instant },
  { sort: "id", order: "asc" },
);

/** Port: the pages. There is a row for each kind. */
export interface LegalPageRepository {
  find(id: string): Promise<LegalPage | null>;
  /** Locked until the end of the transaction. */
  findForUpdate(id: string): Promise<LegalPage | null>;
  list: PageReader<typeof legalPageList, LegalPage>;
  /** Without the texts themselves, which every page of the site would otherwise read. */
  outlines(): Promise<(Pick<LegalPage, "id" | "link" | "isPublished"> & { hasText: boolean })[]>;
  update(page: LegalPage): Promise<void>;
}

export const presentLegalPage = ({ id, link, text, isPublished, updatedAt }: LegalPage) => ({
  id,
  link,
  text,
  is_published: isPublished,
  updated_at: updatedAt.toISOString(),
});
