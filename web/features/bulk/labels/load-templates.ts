import type { LabelTemplate } from "../../../../core/labels/template.ts";
import { loadPart } from "../../../codes/load-part.ts";

/** The sheets and rolls of all makers. */
export const loadTemplates = async (): Promise<readonly LabelTemplate[]> =>
  (await loadPart(() => import("../../../../core/labels/templates.ts"))).TEMPLATES;
