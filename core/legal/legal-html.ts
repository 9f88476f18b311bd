import type { HtmlReader } from "../ports/html-reader.ts";
import type { MarkdownRenderer } from "../ports/markdown-renderer.ts";
import { legalRefusal } from "./legal-page.ts";
import { safeHtml } from "./safe-html.ts";

/** Half a character, controls but tab and line breaks, and marks that reverse the direction of what follows (UAX 9 §2). */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** Texts that are remembered: each kind in each language, and some that are older. */
const REMEMBERED = 30;

/** Makes HTML of Markdown, once for all visitors. */
export function createLegalHtml({ markdown, html }: { markdown: MarkdownRenderer; html: HtmlReader }) {
  const rendered = new Map<string, string>();

  /**
   * @param titles titles of the page, which shows the text below its own heading
   * @param field form field of the text
   * @throws DomainError `validation_failed` for invisible characters, and for too many elements
   */
  return (text: string, titles: readonly string[] = [], field = "text"): string => {
    const key = JSON.stringify([text, titles]);
    const known = rendered.get(key);
    if (known !== undefined) return known;
    if (UNSEEN.test(text)) throw legalRefusal("legal.text_unseen", field);
    const made = markdown.render(text, titles);
    if (made === null) throw legalRefusal("legal.text_complex", field);
    const safe = safeHtml(made, html);
    if (rendered.size >= REMEMBERED) rendered.clear();
    rendered.set(key, safe);
    return safe;
  };
}
