import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { isFrail } from "../../../core/codes/qr/robustness.ts";
import type { Remedy } from "../../codes/use-design-fixes.ts";
import { useRobustness } from "../../codes/robustness/use-robustness.ts";
import { useMessages } from "../../components/messages.tsx";
import { DesignFixButton } from "../design/DesignFixButton.tsx";

/** The robustness of a design, next to a mark for the plain code. It has the same size while measuring. */
export function RobustnessNote<Change>({
  code,
  remedy,
  onFix,
}: {
  /** The same objects while nothing changes. */
  code: MadeQr;
  remedy: Remedy<Change, MadeQr>;
  onFix: (changes: Change[]) => void;
}) {
  const t = useMessages();
  const measured = useRobustness(code, remedy);
  // the badge already shows the most important result
  if (measured === "failed") return null;
  if (measured === "measuring")
    return (
      <div className="grid min-h-8 content-start max-lg:min-h-13 gap-1.5 text-sm text-faint">
        <span className="truncate">{t("robustness.measuring")}</span>
        <Scale share={0} plain={null} frail={false} />
      </div>
    );
  const { robustness, fix } = measured;
  const { held, of, plain, weaknesses } = robustness;
  const frail = isFrail(robustness);
  const figure = t("robustness.figure", { held, of, plain });
  const scale = <Scale share={held / of} plain={plain / of} frail={frail} />;
  return (
    <div className="grid min-h-8 max-lg:min-h-13 grid-cols-[minmax(0,1fr)] content-start gap-1.5 text-sm text-soft">
      {weaknesses.length === 0 ? (
        <>
          <output>{figure}</output>
          {scale}
        </>
      ) : (
        <details className="group grid gap-1.5">
          <summary className="grid cursor-pointer list-none gap-1.5 [&::-webkit-details-marker]:hidden">
            <span className="flex items-start justify-between gap-2">
              {figure}
              <ChevronDown
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </span>
            {scale}
          </summary>
          <p className="mt-1.5">
            {t("robustness.weaker", { what: weaknesses.map((group) => t(`robustness.${group}`)).join(", ") })}
          </p>
        </details>
      )}
      {frail ? (
        <div className="grid justify-items-start gap-1.5">
          <output className="text-warn">{t("robustness.frail")}</output>
          {fix ? <DesignFixButton fixes={[fix]} onFix={onFix} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** @param share and `plain`: from 0 to 1 */
function Scale({ share, plain, frail }: { share: number; plain: number | null; frail: boolean }) {
  return (
    <span aria-hidden="true" className="relative block h-1 rounded-full bg-line">
      <span
        className={clsx("block h-full rounded-full transition-[width]", frail ? "bg-warn" : "bg-good")}
        style={{ width: `${share * 100}%` }}
      />
      {plain === null ? null : (
        <span
          className="absolute -inset-y-0.5 w-0.5 -translate-x-full rounded-full bg-soft"
          style={{ left: `${plain * 100}%` }}
        />
      )}
    </span>
  );
}
