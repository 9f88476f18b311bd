import type { Command } from "commander";
import type { Snippet } from "../../core/code-snippets/snippet.ts";
import type { VerificationFile } from "../../core/verification-files/verification-file.ts";
import type { SnippetOptions } from "../commands/snippets.ts";
import { example } from "./example.ts";
import { printAll, printOne, type Json } from "../output/print.ts";
import { WrongUse } from "../input/wrong-use.ts";

const snippetLine = ({ id, isActive, type, name }: Snippet): string =>
  [id, isActive ? "active" : "inactive", type, name].join("\t");

const fileLine = ({ originalName, status, problem, fileSize, platform }: VerificationFile): string =>
  [originalName, problem === null ? status : `${status} (${problem})`, `${fileSize} bytes`, platform].join(
    "\t",
  );

/**
 * `snippets` and `files`: code and files of other services on the site.
 * @param finish called with the exit code of a failed check
 */
export const addSnippetAndFileCommands = (program: Command, finish: (exitCode: number) => void): void => {
  addSnippetCommands(
    program.command("snippets").description("code of other services in the public pages: list and change it"),
  );
  addFileCommands(
    program.command("files").description("files by which other services see whose site this is"),
    finish,
  );
};

const loadSnippets = async () => (await import("../commands/snippets.ts")).snippets;
const loadFiles = async () => (await import("../commands/files.ts")).files;

const withFields = (command: Command): Command =>
  command
    .option("--name <name>")
    .option("--description <text>")
    .option("--type <type>", "verification, analytics, advertising or custom")
    .option("--code <file>", "the HTML, or - for standard input")
    .option("--host <host...>", "hosts that the code calls without naming them")
    .option("--json", "print the result as JSON");

const addSnippetCommands = (snippets: Command): void => {
  snippets
    .command("list")
    .description("every snippet, newest first")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("snippets list"))
    .action(async (options: Json) => printAll(await (await loadSnippets()).list(), options, snippetLine));

  snippets
    .command("show")
    .description("the code of a snippet")
    .argument("<id>")
    .option("--json", "print everything as JSON")
    .addHelpText("after", example("snippets show 0191f3c2-… > tag.html"))
    .action(async (id: string, options: Json) =>
      printOne(await (await loadSnippets()).show(id), options, ({ code }) => code),
    );

  withFields(snippets.command("create"))
    .description("add code to the public pages; it is active immediately")
    .option("--inactive", "keep it out of the pages for now")
    .addHelpText(
      "after",
      example(
        'snippets create --name "Search Console" --code tag.html',
        "snippets create --name Statistics --type analytics --code - < tag.html",
      ),
    )
    .action(async ({ json, ...options }: SnippetOptions & Json) => {
      if (options.name === undefined || options.code === undefined) {
        throw new WrongUse("A snippet needs --name and --code.");
      }
      printOne(await (await loadSnippets()).create(options), { json: json ?? false }, snippetLine);
    });

  withFields(snippets.command("update").argument("<id>"))
    .description("change what is named; everything else stays")
    .addHelpText("after", example("snippets update 0191f3c2-… --code tag.html"))
    .action(async (id: string, { json, ...options }: SnippetOptions & Json) => {
      if (Object.keys(options).length === 0) throw new WrongUse("Say what to change: --help lists it.");
      printOne(await (await loadSnippets()).update(id, options), { json: json ?? false }, snippetLine);
    });

  for (const [name, isActive, description] of [
    ["activate", true, "put it back into the pages"],
    ["deactivate", false, "take it out of the pages, and keep it"],
  ] as const) {
    snippets
      .command(name)
      .description(description)
      .argument("<id>")
      .option("--json", "print the result as JSON")
      .addHelpText("after", example(`snippets ${name} 0191f3c2-…`))
      .action(async (id: string, options: Json) =>
        printOne(await (await loadSnippets()).setActive(id, isActive), options, snippetLine),
      );
  }

  snippets
    .command("delete")
    .description("remove it; the audit log keeps its code")
    .argument("<id>")
    .option("--json", "print what is gone as JSON")
    .addHelpText("after", example("snippets delete 0191f3c2-…"))
    .action(async (id: string, options: Json) =>
      printOne(await (await loadSnippets()).delete(id), options, snippetLine),
    );
};

const addFileCommands = (files: Command, finish: (exitCode: number) => void): void => {
  files
    .command("list")
    .description("every file, newest first")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("files list"))
    .action(async (options: Json) => printAll(await (await loadFiles()).list(), options, fileLine));

  files
    .command("upload")
    .description("make files public under their own names; one of the same name is replaced")
    .argument("<file...>", ".js, .txt, .html, .xml or .json, at most 10 MB each")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("files upload google1234567890abcdef.html ads.txt"))
    .action(async (paths: string[], options: Json) =>
      printAll(await (await loadFiles()).upload(paths), options, fileLine),
    );

  files
    .command("check")
    .description("ask the public address whether it answers with the file")
    .argument("<name>")
    .option("--json", "print the result as JSON")
    .addHelpText("after", example("files check ads.txt"))
    .action(async (name: string, options: Json) => {
      const checked = await (await loadFiles()).check(name);
      printOne(checked, options, fileLine);
      if (checked.status !== "verified") finish(1);
    });

  files
    .command("delete")
    .description("its public addresses answer with it no longer")
    .argument("<name>")
    .option("--json", "print what is gone as JSON")
    .addHelpText("after", example("files delete ads.txt"))
    .action(async (name: string, options: Json) =>
      printOne(await (await loadFiles()).delete(name), options, fileLine),
    );
};
