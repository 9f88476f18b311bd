import { PackageCheck } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { ProgressBar } from "../../../components/loading/ProgressBar.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import type { BulkDraft } from "../bulk-draft.ts";
import { cautionText } from "../caution-text.ts";
import { failureText, reasonText } from "../table/sentence-text.ts";
import type { Bulk } from "../use-bulk.ts";
import { MakeNote } from "./MakeNote.tsx";
import type { BatchState, MadeBatch } from "./use-batch.ts";

/** The button that makes all codes, and the result. */
export function MakePanel({
  bulk,
  state,
  ready,
  left,
  isNoneFitting,
  opening,
  button,
  onMake,
  onCancel,
  onSave,
}: {
  bulk: Bulk;
  state: BatchState;
  /** Numbers of rows that are ready, and of rows with problems. */
  ready: number;
  left: number;
  /** True if no label has room for its code. */
  isNoneFitting: boolean;
  opening: boolean;
  /** The button that makes the codes. */
  button: RefObject<HTMLButtonElement | null>;
  onMake: () => void;
  onCancel: () => void;
  onSave: (batch: MadeBatch) => void;
}) {
  const t = useMessages();
  const id = useId();
  const { draft } = bulk;
  const inkFault = bulk.checked?.inkFault;
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {t("bulk.make_title")}
      </h2>
      {left > 0 ? <p className="text-sm text-warn">{t("bulk.left_out", { n: left })}</p> : null}
      {isNoneFitting ? <p className="text-sm text-warn">{t("bulk.none_fits")}</p> : null}
      {inkFault ? <p className="text-sm text-warn">{reasonText(t, inkFault)}</p> : null}
      {state.kind === "making" ? (
        <BatchProgress
          state={state}
          onCancel={() => {
            onCancel();
            button.current?.focus();
          }}
        />
      ) : null}
      <Button
        ref={button}
        variant="primary"
        size="lg"
        icon={<PackageCheck aria-hidden="true" />}
        busy={opening || state.kind === "making"}
        disabled={ready === 0 || isNoneFitting || Boolean(inkFault)}
        onClick={onMake}
      >
        {ready === 0
          ? t("bulk.make_title")
          : t(draft.output === "files" ? "bulk.make" : "bulk.make_labels", { n: ready })}
      </Button>
      <BatchOutcome state={state} now={draft} onSave={onSave} />
      {draft.output === "sheet" && !isSheetMade(state) ? (
        <p className="text-sm text-soft">{t("bulk.true_size")}</p>
      ) : null}
      <MakeNote isKept={!bulk.storage.isRefused} />
    </Card>
  );
}

/** True if the outcome is a PDF of labels, and says how to print it. */
const isSheetMade = (state: BatchState): boolean =>
  state.kind === "made" && state.batch.written > 0 && typeof state.batch.printed?.pages === "number";

function BatchProgress({
  state,
  onCancel,
}: {
  state: Extract<BatchState, { kind: "making" }>;
  onCancel: () => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const [done = "", total = ""] = [state.done, state.total].map((n) => n.toLocaleString(language));
  return (
    <div className="grid gap-3">
      <ProgressBar
        label={t("bulk.making")}
        value={state.done}
        max={state.total}
        detail={t("bulk.progress", { done, total })}
      />
      <Button size="sm" onClick={onCancel} className="justify-self-start">
        {t("common.cancel")}
      </Button>
    </div>
  );
}

function BatchOutcome({
  state,
  now,
  onSave,
}: {
  state: BatchState;
  /** The choices of the page, which may no longer be those of the file. */
  now: Pick<BulkDraft, "output" | "format">;
  onSave: (batch: MadeBatch) => void;
}) {
  const t = useMessages();
  /** The batch that was downloaded although rows failed. */
  const [asked, setAsked] = useState<MadeBatch | null>(null);
  if (state.kind === "failed") {
    return (
      <Notice tone="danger" live>
        {t("bulk.broke", { message: failureText(t, state.failure) })}
      </Notice>
    );
  }
  if (state.kind === "canceled") {
    return (
      <Notice tone="info" live>
        {t("bulk.canceled")}
      </Notice>
    );
  }
  if (state.kind !== "made") return null;
  const { batch } = state;
  const { written, failures, checked, name, printed, cautions, output, format } = batch;
  const isEarlier = output !== now.output || (output === "files" && format !== now.format);
  const kind = t("bulk.made_kind", {
    output: t(`bulk.output_${output}`),
    format: { files: `ZIP, ${format.toUpperCase()}`, sheet: "PDF", printer: "ZPL" }[output],
  });
  const madeText = () => {
    if (printed === null) return t("bulk.made", { n: written });
    const { labels: n, pages, hasFirstPage } = printed;
    if (pages === null) return t("bulk.made_printer", { n });
    const counted = t(hasFirstPage ? "bulk.made_pages_after_first" : "bulk.made_pages", { n: pages });
    return t("bulk.made_sheet", { n, pages: counted });
  };
  const good = failures.length === 0 && checked;
  const isDownloaded = good || asked === batch;
  return (
    <Notice tone={!good || cautions.length > 0 ? "warn" : isEarlier ? "info" : "good"} live>
      <div className="grid justify-items-start gap-2">
        <p className="font-medium">{isEarlier ? t("bulk.made_earlier", { kind }) : kind}</p>
        {written > 0 ? <p>{checked ? madeText() : t("bulk.made_untested", { n: written })}</p> : null}
        {failures.length > 0 ? <p>{t("bulk.failures", { n: failures.length })}</p> : null}
        {written > 0 ? (
          <>
            <p className="break-words">{t(isDownloaded ? "bulk.made_file" : "bulk.made_held", { name })}</p>
            {cautions.map((caution) => (
              <p key={caution.code}>{cautionText(t, caution)}</p>
            ))}
            {isSheetMade(state) ? <p>{t("bulk.true_size")}</p> : null}
            <Button
              size="sm"
              onClick={() => {
                setAsked(batch);
                onSave(batch);
              }}
            >
              {t(isDownloaded ? "bulk.save_again" : "download.anyway")}
            </Button>
          </>
        ) : null}
      </div>
    </Notice>
  );
}
