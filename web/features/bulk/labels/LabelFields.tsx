import { useEffect, useState } from "react";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import { Button } from "../../../components/Button.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { BulkTable } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { labelSheetOf } from "./label-design.ts";
import { LabelChoice } from "./LabelChoice.tsx";
import { LabelLookFields } from "./LabelLookFields.tsx";
import { LabelPreview } from "./LabelPreview.tsx";
import { LabelTextFields } from "./LabelTextFields.tsx";
import { loadTemplates } from "./templates.ts";

/** Which labels are printed, what stands on them beside the code, and how the first page of them looks. */
export function LabelFields(props: { bulk: Bulk; table: BulkTable | null }) {
  const [attempt, setAttempt] = useState(0);
  return <LoadingFields key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function LoadingFields({
  bulk,
  table,
  onRetry,
}: {
  bulk: Bulk;
  table: BulkTable | null;
  onRetry: () => void;
}) {
  const t = useMessages();
  const [templates, setTemplates] = useState<readonly LabelTemplate[] | "failed" | null>(null);
  useEffect(() => {
    let stale = false;
    const load = async () => {
      try {
        const loaded = await loadTemplates();
        if (!stale) setTemplates(loaded);
      } catch {
        if (!stale) setTemplates("failed");
      }
    };
    void load();
    return () => {
      stale = true;
    };
  }, []);
  if (templates === null) return <Skeleton className="h-128 w-full" />;
  if (templates === "failed") {
    return (
      <Notice
        tone="warn"
        live
        action={
          <Button size="sm" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("bulk.templates_failed")}
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 md:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LabelChoice bulk={bulk} templates={templates} />
        <LabelTextFields bulk={bulk} table={table} />
        <LabelLookFields bulk={bulk} />
      </div>
      <LabelPreview bulk={bulk} table={table} sheet={labelSheetOf(bulk.draft, templates)} />
    </div>
  );
}
