import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import type { Caution } from "../../../../core/codes/caution.ts";
import type { ProofState } from "../../../codes/use-proof.ts";
import { errorText } from "../../../api/error-text.ts";
import { useMessages } from "../../../components/messages.tsx";
import { CodePreview, type PreviewState } from "../../../generator/preview/CodePreview.tsx";
import { ProofBadge } from "../../../generator/preview/ProofBadge.tsx";
import type { BulkDraft } from "../bulk-draft.ts";
import type { CheckedRow } from "../table/check-table.ts";

/** The code of one row. */
export function RowPreview({
  row,
  type,
  isComing,
  line,
  code,
  problem,
  proof,
  caution,
  onRefresh,
}: {
  row: CheckedRow | null;
  /** What the table is made of. */
  type: BulkDraft["type"];
  /** The rows are checked for the first time. */
  isComing: boolean;
  line: number | null;
  code: MadeCode | null;
  /** The reason why the code of the row cannot be drawn; null if it can. */
  problem: unknown;
  proof: ProofState;
  caution: Pick<Caution<unknown>, "code" | "values"> | null;
  onRefresh: () => void;
}) {
  const t = useMessages();
  const state: PreviewState = code
    ? { kind: "ready", drawing: code.drawing }
    : isComing
      ? { kind: "coming" }
      : problem
        ? { kind: "failed", message: errorText(t, problem) }
        : { kind: "empty", message: t(row ? "bulk.preview_wrong" : "bulk.preview_empty") };
  return (
    <CodePreview
      state={state}
      shape={(row?.order?.kind ?? type) === "barcode" ? "wide" : "square"}
      onRefresh={onRefresh}
      remedy={null}
    >
      <p className="text-sm font-medium">{t("bulk.preview_line", { line: line ?? 0 })}</p>
      <p className="line-clamp-3 min-h-4 font-mono text-xs break-all text-soft">{code?.asked.content}</p>
      <ProofBadge proof={proof} caution={caution} action={null} onRetry={onRefresh} />
    </CodePreview>
  );
}
