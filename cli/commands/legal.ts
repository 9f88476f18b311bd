import { commandLine } from "../../core/audit/actor.ts";
import { DomainError } from "../../core/errors.ts";
import { isLanguage, LANGUAGES } from "../../core/languages.ts";
import type { LegalPageService } from "../../core/legal/legal-page-service.ts";
import { legalPageChangesSchema, type LegalPage } from "../../core/legal/legal-page.ts";
import { checked } from "../input/checked.ts";
import { readTextFile } from "../input/read-text-file.ts";
import { withServices } from "../with-services.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** As typed, not validated yet. */
export interface LegalOptions {
  language?: string;
  /** An address, or "" for none. */
  link?: string;
}

const withPages = <T>(work: (pages: LegalPageService) => Promise<T>): Promise<T> =>
  withServices((services) => work(services.legalPages));

function languageOf({ language = "en" }: LegalOptions) {
  if (isLanguage(language)) return language;
  throw new WrongUse(`There is no language ${language}: --language is one of ${LANGUAGES.join(", ")}.`);
}

/**
 * `quietzone legal`: privacy, terms and imprint, while a server is running or not. Every change is in the
 * audit log.
 */
export const legal = {
  list: (): Promise<LegalPage[]> =>
    withPages(
      async (pages) => (await pages.list({ sort: "id", order: "asc", offset: 0, limit: 10 }, {})).items,
    ),

  /**
   * The Markdown of a page in a language; for the privacy page, the built-in text if no other was saved.
   * @throws WrongUse; DomainError `not_found`
   */
  async get(id: string, options: LegalOptions): Promise<string> {
    const language = languageOf(options);
    return withPages(async (pages) => {
      const { text } = await pages.get(id);
      const isBuiltIn = id === "privacy" && Object.keys(text).length === 0;
      const found = isBuiltIn ? await pages.builtInPrivacy(language) : text[language];
      if (found === undefined)
        throw new DomainError(
          "not_found",
          `The page ${id} has no text in ${language}: quietzone legal list shows the languages of each page`,
        );
      return found;
    });
  },

  /**
   * Sets the text of a language, the link, or both.
   * @param file of Markdown, or - for standard input
   * @throws WrongUse; DomainError `not_found`, `validation_failed`
   */
  async set(id: string, file: string | undefined, options: LegalOptions): Promise<LegalPage> {
    if (file === undefined && options.link === undefined) {
      throw new WrongUse("Name a file with the text, or --link.");
    }
    const language = languageOf(options);
    const changes = checked(
      legalPageChangesSchema.safeParse({
        ...(file !== undefined && { text: { [language]: await readTextFile(file) } }),
        ...(options.link !== undefined && { link: options.link }),
      }),
    );
    return withPages((pages) => pages.update(commandLine, id, changes));
  },

  /** @throws DomainError `not_found` */
  setPublished: (id: string, isPublished: boolean): Promise<LegalPage> =>
    withPages((pages) => pages.update(commandLine, id, { is_published: isPublished })),
};
