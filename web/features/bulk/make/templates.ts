import { type LabelTemplate, labelsOnPage } from "../../../../core/labels/template.ts";
import { loadPart } from "../../../codes/load-part.ts";

/** The sheets and rolls of all makers. */
export const loadTemplates = async (): Promise<readonly LabelTemplate[]> =>
  (await loadPart(() => import("../../../../core/labels/templates.ts"))).TEMPLATES;

/** The number of the first label that is left; null where what was typed is none of the sheet's. */
export const startOn = (template: LabelTemplate, typed: string): number | null => {
  const start = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return start >= 1 && start <= labelsOnPage(template) ? start : null;
};
