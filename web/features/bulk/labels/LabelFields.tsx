import { Button } from "../../../components/Button.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useLoaded } from "../../../components/loading/use-loaded.ts";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { Bulk } from "../use-bulk.ts";
import { labelSheetOf } from "./label-design.ts";
import { LabelChoice } from "./LabelChoice.tsx";
import { LabelLookFields } from "./LabelLookFields.tsx";
import { LabelPreview } from "./LabelPreview.tsx";
import { LabelTextFields } from "./LabelTextFields.tsx";
import { loadTemplates } from "./load-templates.ts";

/** The labels to print, the text beside the code, and a preview of the first page. */
export function LabelFields({ bulk }: { bulk: Bulk }) {
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
  // while the first label is typed, the preview stays
  const shown =
    labelSheetOf(bulk.draft, templates.data) ?? labelSheetOf({ ...bulk.draft, start: "1" }, templates.data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 md:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LabelChoice bulk={bulk} templates={templates.data} />
        <LabelTextFields bulk={bulk} />
        <LabelLookFields bulk={bulk} />
      </div>
      <LabelPreview bulk={bulk} sheet={shown} />
    </div>
  );
}
