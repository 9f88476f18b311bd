import { searchTemplates, templateText } from "../../core/labels/find-template.ts";
import { templateName } from "../../core/labels/template.ts";
import { TEMPLATES } from "../../core/labels/templates.ts";
import { type Json, printAll } from "../output/print.ts";

/**
 * `quietzone templates`: prints the templates that match all words, or all of them.
 * @returns the exit code: 1 if none matches
 */
export function templates(search: string, json: Json): number {
  const found = searchTemplates(TEMPLATES, search);
  if (found.length === 0) process.stderr.write(`No template suits "${search}".\n`);
  printAll(found, json, (template) =>
    [templateName(template), template.description, templateText(template), template.equivalents.join(", ")]
      .join("\t")
      .trimEnd(),
  );
  return found.length === 0 ? 1 : 0;
}
