import { namesOf, nearTemplates, searchTemplates, templateText } from "../../../core/labels/find-template.ts";
import { templateName } from "../../../core/labels/template.ts";
import { TEMPLATES } from "../../../core/labels/templates.ts";
import { type Json, printAll } from "../../output/print.ts";

/**
 * `quietzone templates`: prints the templates that match all words, or all of them; if none does, those with nearly that name.
 * @returns the exit code: 1 if none matches
 */
export function templates(search: string, json: Json): number {
  const found = searchTemplates(TEMPLATES, search);
  if (found.length === 0) {
    const near = nearTemplates(TEMPLATES, search);
    const names = near.length === 0 ? "" : ` Perhaps one of these was meant: ${namesOf(near)}.`;
    process.stderr.write(
      `No template matches "${search}".${names} quietzone sheet --label 50x30mm takes the measures of any label.\n`,
    );
  }
  printAll(found, json, (template) =>
    [templateName(template), template.description, templateText(template), template.equivalents.join(", ")]
      .join("\t")
      .trimEnd(),
  );
  return found.length === 0 ? 1 : 0;
}
