import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import type { BarcodeFix } from "../../../core/codes/barcode/problem.ts";
import { Button } from "../../components/Button.tsx";
import { ContentButtons } from "../../generator/wizard/ContentButtons.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { SummaryList } from "../../generator/wizard/SummaryList.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import type { BarcodeDraft } from "./barcode-draft.ts";
import { settingsRows } from "./barcode-summary.tsx";
import { FixButtons } from "./FixButtons.tsx";
import type { BarcodeAttempt } from "./use-barcode.ts";

/** Step 2: the content of the code, validated while typing. */
export function BarcodeContentStep({
  draft,
  made,
  onContent,
  onFix,
  onGenerate,
  onClear,
}: {
  draft: BarcodeDraft;
  made: BarcodeAttempt;
  onContent: (content: string) => void;
  onFix: (change: BarcodeFix["change"]) => void;
  onGenerate: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  const { help, quickExamples } = barcodeFormats[draft.format];
  const notice = made.ok ? made.notice : null;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (made.ok) onGenerate();
      }}
    >
      <div className="grid gap-2">
        <TextField
          data-step-focus
          label={t("generator.content")}
          value={draft.content}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          error={made.ok ? undefined : t(made.code, made.values)}
          hint={t(help)}
          onChange={(event) => onContent(event.target.value)}
          className="font-mono"
        />
        {made.ok ? null : <FixButtons fixes={made.fixes} onFix={onFix} />}
        {notice ? (
          <Notice tone="info" live>
            <div className="grid gap-2">
              <p>{t(notice.code, notice.values)}</p>
              <FixButtons fixes={notice.fixes} onFix={onFix} />
            </div>
          </Notice>
        ) : null}
      </div>
      {quickExamples.length > 0 ? (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t("barcodes.examples")}</legend>
          <div className="flex flex-wrap gap-2">
            {quickExamples.map(({ label, content }) => (
              <Button key={content} size="sm" onClick={() => onContent(content)}>
                {t(label)}: <span className="font-mono">{content}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <ContentButtons generate={t("barcodes.generate")} disabled={!made.ok} onClear={onClear} />
      <SummaryList title={t("barcodes.settings")} rows={settingsRows(draft, made, t)} />
    </form>
  );
}
