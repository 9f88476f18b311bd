import type { Actor } from "../audit/actor.ts";
import type { AuditRepository, AuditValues } from "../audit/audit-entry.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createAuditedRows } from "../audit/audited-rows.ts";
import { DomainError } from "../errors.ts";
import { cacheUntilChanged } from "../cache-until-changed.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import type { Changes } from "../ports/changes.ts";
import type { HtmlReader } from "../ports/html-reader.ts";
import type { MarkdownRenderer } from "../ports/markdown-renderer.ts";
import type { Clock } from "../ports/system.ts";
import type { LockedCheck } from "../ports/transaction.ts";
import type { TransactAs } from "../users/acting-admin.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import {
  legalRefusal,
  type LegalPage,
  type LegalPageChanges,
  type LegalPageRepository,
} from "./legal-page.ts";
import type { LegalKind, LegalLinks, LegalText } from "./legal-kind.ts";
import { createLegalHtml } from "./legal-html.ts";
import { titlesOf } from "./legal-titles.ts";
import { readLegalLink, type ParseAddress } from "./legal-link.ts";
import { privacyText, type PrivacyFacts } from "./privacy-text.ts";

interface Dependencies {
  legalPages: LegalPageRepository;
  transactAs: TransactAs<{ legalPages: LegalPageRepository; audit: AuditRepository }>;
  trail: AuditTrail;
  clock: Clock;
  settings: Pick<SettingsService, "get">;
  markdown: MarkdownRenderer;
  html: HtmlReader;
  parseUrl: ParseAddress;
  /** Origin of the site, as links in mails have it. */
  siteUrl: string;
  /** Data that the site stores and services it calls, except for what `links` knows. */
  privacyFacts: () => Promise<Omit<PrivacyFacts, "hasImprint">>;
  /** Absent: nothing is cached, each call reads. */
  changes?: Changes;
}

export type LegalPageService = ReturnType<typeof createLegalPageService>;

/** Each language by itself, so that the log shows which text was changed. */
const valuesOf = ({ link, text, isPublished }: LegalPage): AuditValues => ({
  link,
  is_published: isPublished,
  ...Object.fromEntries(LANGUAGES.flatMap((name) => (text[name] ? [[`text_${name}`, text[name]]] : []))),
});

/** Privacy, terms and imprint: texts that admins write, or links. Privacy has a built-in text until an admin writes one. */
export function createLegalPageService(dependencies: Dependencies) {
  const { legalPages, transactAs, trail, clock, settings, parseUrl, siteUrl } = dependencies;
  const outlines = cacheUntilChanged(dependencies.changes, "legal_pages", () => legalPages.outlines());
  const toHtml = createLegalHtml(dependencies);

  /** @throws DomainError `validation_failed` */
  async function checkedLink(text: string): Promise<string> {
    const { site_url } = await settings.get();
    const read = readLegalLink(text, [siteUrl, site_url], parseUrl);
    if ("link" in read) return read.link;
    throw legalRefusal(read.problem, "link");
  }

  const rows = createAuditedRows({
    rows: legalPages,
    rowsOf: (tx) => tx.legalPages,
    transactAs,
    trail,
    table: "legal_pages",
    missing: "There is no such legal page: it is privacy, terms or imprint",
    nameOf: ({ id }: LegalPage) => id,
    valuesOf,
  });

  /**
   * Absent members and languages stay unchanged; an empty text deletes the text of its language.
   * @throws DomainError `not_found`, `validation_failed`, and what `refuse` throws
   */
  async function update(
    by: Actor,
    id: string,
    changes: LegalPageChanges,
    refuse?: LockedCheck<LegalPage>,
  ): Promise<LegalPage> {
    const link = changes.link === undefined ? undefined : await checkedLink(changes.link);
    for (const [language, text] of Object.entries(changes.text ?? {}))
      toHtml(text ?? "", [], `text.${language}`);
    const updated = await rows.update(
      by,
      id,
      "legal_page.updated",
      (before) => {
        const texts = Object.entries({ ...before.text, ...changes.text }).filter(([, text]) => text !== "");
        return {
          ...before,
          link: link ?? before.link,
          text: Object.fromEntries(texts),
          isPublished: changes.is_published ?? before.isPublished,
          updatedAt: clock.now(),
        };
      },
      refuse,
    );
    outlines.forget();
    return updated;
  }

  /** Addresses of the published pages. */
  async function links(): Promise<LegalLinks> {
    const published = (await outlines.get()).filter(({ isPublished }) => isPublished);
    return Object.fromEntries(
      published.flatMap(({ id, link, hasText }) =>
        link !== "" ? [[id, link]] : hasText || id === "privacy" ? [[id, `/${id}`]] : [],
      ),
    );
  }

  /**
   * The privacy text until an admin writes one: as Markdown, according to what the site stores in its current
   * configuration.
   */
  async function builtInPrivacy(language: Language): Promise<string> {
    const [facts, { imprint }] = await Promise.all([dependencies.privacyFacts(), links()]);
    return privacyText(language, { ...facts, hasImprint: imprint !== undefined });
  }

  /** Null if the text was not stored by `update`, which would reject it. */
  function storedHtml(text: string, kind: LegalKind): string | null {
    try {
      return toHtml(text, titlesOf(kind));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** The text for a visitor: in this language, else the site's language, else any. Null if no text is published. */
  async function shown(kind: LegalKind, language: Language): Promise<LegalText | null> {
    const [page, { language: ofSite }] = await Promise.all([legalPages.find(kind), settings.get()]);
    if (!page?.isPublished || page.link !== "") return null;
    const { text } = page;
    for (const each of new Set([language, ofSite, ...LANGUAGES])) {
      const html = text[each] === undefined ? null : storedHtml(text[each], kind);
      if (html !== null) return { kind, language: each, html };
    }
    return kind === "privacy" ? { kind, language, html: toHtml(await builtInPrivacy(language)) } : null;
  }

  return {
    list: legalPages.list,
    get: rows.get,
    update,
    links,
    builtInPrivacy,
    shown,
    preview: (text: string) => toHtml(text),
  };
}
