import { useEffect, useEffectEvent, useRef, useState } from "react";
import { saveFile } from "../../../browser/save-file.ts";
import { safeFileStem } from "../../../core/codes/file-name.ts";
import { AdSlot } from "../../ads/ads.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { useDownloadGate } from "../../generator/download/use-download-gate.ts";
import type { BulkDraft } from "./bulk-draft.ts";
import { DesignFields } from "./look/DesignFields.tsx";
import { RowPreview } from "./look/RowPreview.tsx";
import { useRowCode } from "./look/use-row-code.ts";
import { LeaveGuard } from "./make/LeaveGuard.tsx";
import { MakePanel } from "./make/MakePanel.tsx";
import { MAKE_WISH, useMakeWish } from "./make/use-make-wish.ts";
import { workOf } from "./make/work-of.ts";
import { OutputCard } from "./make/OutputCard.tsx";
import { type MadeBatch, useBatch } from "./make/use-batch.ts";
import { OpenedBatch } from "./saved/OpenedBatch.tsx";
import { SaveBatch } from "./saved/SaveBatch.tsx";
import { useOpenedBatch } from "./saved/use-opened-batch.ts";
import { RowTable } from "./table/RowTable.tsx";
import { RowsCard } from "./RowsCard.tsx";
import { SourceCard } from "./source/SourceCard.tsx";
import { useBulk } from "./use-bulk.ts";
import { usePrintedLooks } from "./use-bulk-settings.ts";

const save = ({ name, file }: MadeBatch) => saveFile(name, file);
const fileName = (name: string, ending: string): string =>
  `${safeFileStem(name.replace(/\.[a-z0-9]{2,4}$/i, ""), "codes")}-${ending}`;

/** Makes codes of the rows of a table in the browser. */
export function Component() {
  const t = useMessages();
  const bulk = useBulk();
  const { draft, patch, checked, keepDraft } = bulk;
  const { table } = draft;
  const [shown, setShown] = useState(0);
  const passesGate = useDownloadGate(t("bulk.login_first"), keepDraft, { wish: MAKE_WISH, isOnDevice: true });
  const batch = useBatch((made) => {
    if (made.failures.length > 0 || !made.checked) return;
    save(made);
    bulk.markDownloaded(draft);
  });
  /** The batch starts when the rows are checked: the last edit may have been made just before the click. */
  const [pressed, setPressed] = useState(false);
  const wish = useMakeWish();
  const saved = useOpenedBatch(bulk);
  const asked = pressed || (wish.isWished && table !== null && saved.opening.kind === "none");
  const output = useRef<HTMLDivElement>(null);
  const goTo = useRef<(row: number) => void>(null);
  const makeButton = useRef<HTMLButtonElement>(null);
  /** The checked rows, if none of them has a label. */
  const [unprintable, setUnprintable] = useState<typeof checked>(null);
  const [madeOf, setMadeOf] = useState<BulkDraft | null>(null);

  const rows = checked?.rows ?? [];
  const ready = bulk.lastRows.filter(({ order }) => order !== null).length;
  const first = rows.findIndex(({ order }) => order !== null);
  const place = rows[shown] ? shown : Math.max(0, first);
  const row = rows[place] ?? null;
  const { design } = usePrintedLooks(draft);
  const rowCode = useRowCode(row, design, bulk.logos, draft.output === "files");
  const { code, problem, proof, caution } = rowCode;
  const { state } = batch;
  const failed = new Map(
    state.kind === "made" && madeOf?.table === table
      ? state.batch.failures.map((failure) => [failure.row, failure])
      : [],
  );

  const make = async () => {
    if (!table || !checked) return;
    wish.forget();
    if (ready === 0 || checked.inkFault) return setPressed(false);
    const invalid = output.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (invalid) {
      setPressed(false);
      return invalid.focus();
    }
    wish.remember();
    const passed = await passesGate();
    setPressed(false);
    if (!passed) return;
    // by itself, it begins far from the top of the page, where the visitor arrives: a press would have had the focus
    if (!pressed) makeButton.current?.focus();
    wish.forget();
    batch.clear();
    // parts that fail to load are reported like a batch that fails
    const work = await workOf(bulk, table, checked, t).catch((error: unknown) => ({
      work: () => Promise.reject(error),
      ending: "",
    }));
    if (!work) return;
    setMadeOf(draft);
    const { output: made, format } = draft;
    return void batch.start(work.work, ready, {
      name: fileName(table.name, work.ending),
      output: made,
      format,
    });
  };

  const makeAsked = useEffectEvent(() => void make());
  const { isChecking } = bulk;
  const isChecked = checked !== null;
  useEffect(() => {
    if (!asked || isChecking || !isChecked) return undefined;
    const timer = setTimeout(makeAsked);
    return () => clearTimeout(timer);
  }, [asked, isChecking, isChecked]);

  return (
    <>
      <div className="page pt-6 pb-12 lg:pt-12">
        <PageHead title={t("bulk.title")} description={t("bulk.description")} />
        <div className="mb-4 lg:mb-10">
          <h1 className="text-title font-semibold">{t("bulk.title")}</h1>
          <p className="mt-2 text-soft">{t("bulk.intro")}</p>
        </div>
        <OpenedBatch batch={saved} />
        <LeaveGuard isMaking={state.kind === "making"} isEdited={draft.isEdited} onLeave={batch.clear} />
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_clamp(17rem,100svh-26rem,22rem)] lg:items-start lg:gap-8">
          <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4">
            <SourceCard
              bulk={bulk}
              onRead={() => {
                saved.show(null);
                wish.forget();
              }}
              onBack={saved.show}
              onClear={() => {
                batch.clear();
                saved.show(null);
              }}
            />
            {table ? (
              <RowsCard bulk={bulk} table={table}>
                {checked && checked.missing.length === 0 ? (
                  <RowTable
                    bulk={bulk}
                    table={table}
                    checked={checked}
                    shown={row ? place : null}
                    failed={failed}
                    goTo={goTo}
                    onShow={setShown}
                  />
                ) : null}
              </RowsCard>
            ) : null}
            <div ref={output} className="grid grid-cols-[minmax(0,1fr)]">
              <OutputCard
                bulk={bulk}
                onDrawn={(isNone) => setUnprintable(isNone ? checked : null)}
                onGoTo={(at) => goTo.current?.(at)}
              />
            </div>
            <DesignFields bulk={bulk} row={row} code={rowCode} />
          </div>
          <div className="contents lg:sticky lg:top-24 lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:gap-4 lg:[&>section]:static">
            <RowPreview
              row={row}
              type={draft.type}
              isComing={table !== null && checked === null && bulk.failure === null}
              line={table?.records[place]?.line ?? null}
              code={code}
              problem={problem}
              proof={proof}
              caution={caution}
              onRefresh={() => patch({ design: { ...draft.design } })}
            />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-last">
              <MakePanel
                bulk={bulk}
                state={state}
                ready={ready}
                isNoneFitting={draft.output !== "files" && checked !== null && unprintable === checked}
                left={bulk.lastRows.length - ready}
                opening={asked}
                button={makeButton}
                onMake={() => setPressed(true)}
                onCancel={batch.cancel}
                onSave={(made) => {
                  save(made);
                  if (madeOf) bulk.markDownloaded(madeOf);
                }}
              />
              {table ? <SaveBatch bulk={bulk} table={table} onSaved={saved.show} /> : null}
            </div>
          </div>
        </div>
      </div>
      <AdSlot placement="content" />
    </>
  );
}
