import { Button } from "../../../components/Button.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { Bulk } from "../use-bulk.ts";
import { NEW_LABEL_LOOK } from "./label-choices.ts";
import { chosenTemplate, labelSheetOf } from "./label-design.ts";
import { LabelChoice } from "./LabelChoice.tsx";
import { LabelLookFields } from "./LabelLookFields.tsx";
import { LabelPreview } from "./LabelPreview.tsx";
import { LabelTextFields } from "./LabelTextFields.tsx";
import { loadTemplates } from "./load-templates.ts";
import { PictureFields } from "./PictureFields.tsx";
import { PrintingFields } from "./PrintingFields.tsx";

/** The labels to print, the text beside the code, and a preview of the first page. */
export function LabelFields({
  bulk,
  onDrawn,
  onGoTo,
}: {
  bulk: Bulk;
  /** Called with true if no row has a label. */
  onDrawn: (isNoneFitting: boolean) => void;
  /** Leads to a row, by its place in the table. */
  onGoTo: (row: number) => void;
}) {
  const t = useMessages();
  const templates = useLoaded(["label-templates"], loadTemplates, { isKept: true });
  if (templates.status === "failed") {
    return (
      <Notice
        tone="warn"
        live
        action={
          <Button size="sm" onClick={templates.retry}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("bulk.templates_failed")}
      </Notice>
    );
  }
  if (!templates.data) return <Skeleton className="h-128 w-full" />;
  const { draft } = bulk;
  const chosen = chosenTemplate(draft, templates.data);
  const template = chosen.ok ? chosen.template : null;
  // an invalid first label, margin or offset does not remove the preview
  const { margin, offsetX, offsetY } = NEW_LABEL_LOOK;
  const shown =
    labelSheetOf(draft, templates.data) ??
    labelSheetOf(
      { ...draft, start: "1", labelLook: { ...draft.labelLook, margin, offsetX, offsetY } },
      templates.data,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 md:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LabelChoice bulk={bulk} templates={templates.data} />
        <LabelTextFields bulk={bulk} />
        <PictureFields bulk={bulk} />
        <LabelLookFields bulk={bulk} template={template} />
        <PrintingFields bulk={bulk} template={template} />
      </div>
      <LabelPreview bulk={bulk} sheet={shown} onDrawn={onDrawn} onGoTo={onGoTo} />
    </div>
  );
}
