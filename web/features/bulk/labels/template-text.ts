import { labelsOnPage, type LabelTemplate, templateName } from "../../../../core/labels/template.ts";
import type { Translate } from "../../../messages/translator.ts";

/** Name, label size and labels per sheet of a template, in the language of the page. */
export function templateText(t: Translate, language: string, template: LabelTemplate): string {
  const mm = (length: number) => length.toLocaleString(language, { maximumFractionDigits: 1 });
  return t(template.paper === "roll" ? "bulk.template_roll" : "bulk.template_option", {
    name: templateName(template),
    width: mm(template.label.width),
    height: mm(template.label.height),
    n: labelsOnPage(template),
  });
}
