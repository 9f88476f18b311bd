import type { Command } from "commander";
import { counted } from "../../core/codes/sentence.ts";
import { LANGUAGES } from "../../core/languages.ts";
import type { LegalPage } from "../../core/legal/legal-page.ts";
import type { LegalOptions } from "../commands/legal.ts";
import { example } from "./example.ts";
import { printAll, printOne, type Json } from "../output/print.ts";

const KINDS = "privacy, terms or imprint";
const LANGUAGE_LIST = LANGUAGES.join(", ");

const load = async () => (await import("../commands/legal.ts")).legal;

const stateOf = ({ id, link, text }: LegalPage): string => {
  if (link !== "") return `link to ${link}`;
  const languages = Object.keys(text);
  if (languages.length === 0) return id === "privacy" ? "built-in text" : "not written";
  return `text in ${counted(languages.length, "language")} (${languages.join(", ")})`;
};

/** A page without a text or a link is not shown, even when it is set to published. */
const isShown = (page: LegalPage): boolean => page.isPublished && stateOf(page) !== "not written";

const line = (page: LegalPage): string =>
  `${page.id}\t${stateOf(page)}\t${isShown(page) ? "published" : "not published"}`;

/** `legal`: the legal pages of the site. */
export const addLegalCommands = (program: Command): void => {
  const legal = program
    .command("legal")
    .description("privacy, terms and imprint: read and change their texts or links");

  legal
    .command("list")
    .description("the three pages, with the languages of their texts")
    .option("--json", "print everything as JSON")
    .addHelpText("after", example("legal list"))
    .action(async (options: Json) => printAll(await (await load()).list(), options, line));

  legal
    .command("get")
    .description("the Markdown of a page")
    .argument("<page>", KINDS)
    .option("--language <language>", LANGUAGE_LIST, "en")
    .addHelpText("after", example("legal get privacy --language de > privacy.md"))
    .action(async (id: string, options: LegalOptions) =>
      printOne(await (await load()).get(id, options), { json: false }, (text) => text),
    );

  legal
    .command("set")
    .description("set the text of a page in a language, or a link instead")
    .argument("<page>", KINDS)
    .argument("[file]", "Markdown, or - for standard input; an empty one deletes the text")
    .option("--language <language>", LANGUAGE_LIST, "en")
    .option("--link <address>", 'where visitors are sent instead; "" removes the link')
    .option("--json", "print the page as JSON")
    .addHelpText(
      "after",
      example(
        "legal set imprint imprint.md --language de",
        "legal set terms --link https://example.com/terms",
      ),
    )
    .action(async (id: string, file: string | undefined, { json, ...options }: LegalOptions & Json) =>
      printOne(await (await load()).set(id, file, options), { json: json ?? false }, line),
    );

  for (const [name, isPublished, description] of [
    ["publish", true, "show a page to visitors"],
    ["unpublish", false, "hide a page from visitors, and keep its texts"],
  ] as const) {
    legal
      .command(name)
      .description(description)
      .argument("<page>", KINDS)
      .option("--json", "print the page as JSON")
      .addHelpText("after", example(`legal ${name} terms`))
      .action(async (id: string, options: Json) =>
        printOne(await (await load()).setPublished(id, isPublished), options, line),
      );
  }
};
