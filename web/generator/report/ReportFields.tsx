import { Ruler } from "lucide-react";
import { useMemo, useState } from "react";
import type { PrintableCode } from "../../../adapters/codes/report/print-code.ts";
import { useReport } from "../../codes/report/use-report.ts";
import { Button } from "../../components/Button.tsx";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { DownloadOffer } from "../download/use-download.ts";
import { NumberRow } from "../paper/LengthField.tsx";
import { reducedCode } from "../press/press-code.ts";
import { MadeReport } from "./MadeReport.tsx";

/** Step of the arrow keys in the gain field, mm. */
const STEP = 0.01;

/** The code on a simulated printer: how far its ink may spread before readers miss it, its measures, and the report as a file. */
export function ReportFields({
  offer,
  reduction,
  onSize,
  loginFirst,
  keepDraft,
}: {
  offer: DownloadOffer;
  /** Bar width reduction of the files for the press, mm. */
  reduction: number;
  /** Gives the code a size on paper. */
  onSize: () => void;
  loginFirst: string;
  keepDraft: () => void;
}) {
  const t = useMessages();
  const [attempt, setAttempt] = useState(0);
  const [chosen, setGain] = useState(0);
  const made: PrintableCode = offer.code;
  const module = made.printed?.module ?? 0;
  // a gain is less than a module
  const most = Math.max(0, Math.ceil(module * 1000 - 1) / 1000);
  const gain = Math.abs(chosen) <= most ? chosen : 0;
  const { code, fault } = useMemo(() => reducedCode(made, reduction), [made, reduction]);
  const reduced = fault ? 0 : reduction;
  const job = useMemo(
    () => (made.printed ? { code, made, gain, reduction: reduced } : null),
    [code, made, gain, reduced],
  );
  const report = useReport(job, attempt);

  if (made.printed === null)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-soft">{t("report.needs_size")}</p>
        <Button icon={<Ruler aria-hidden="true" />} onClick={onSize}>
          {t("report.set_size")}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <NumberRow label={t("report.gain")}>
          <NumberField
            aria-label={t("paper.field", { label: t("report.gain"), unit: t("paper.unit_mm") })}
            value={gain}
            min={-most}
            max={most}
            unit="mm"
            decimals={3}
            step={STEP}
            onChange={setGain}
          />
        </NumberRow>
        <p className="text-sm text-faint">{t("report.gain_hint")}</p>
      </div>
      {fault ? <p className="text-sm text-soft">{t(fault.key, fault.values)}</p> : null}
      {report === "failed" ? (
        <Notice tone="warn" live>
          <div className="grid justify-items-start gap-2">
            <p>{t("report.not_made")}</p>
            <Button size="sm" onClick={() => setAttempt((count) => count + 1)}>
              {t("common.retry")}
            </Button>
          </div>
        </Notice>
      ) : report === "making" ? (
        <output className="flex min-h-160 items-start gap-2 text-sm text-soft">
          <Spinner />
          {t("report.making")}
        </output>
      ) : (
        <MadeReport made={report} code={code} offer={offer} loginFirst={loginFirst} keepDraft={keepDraft} />
      )}
    </div>
  );
}
