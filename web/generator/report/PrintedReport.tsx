import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import type { Look } from "../../../adapters/codes/report/render-report.ts";
import { letterOf, toneOf } from "../../../core/codes/print/report/grade.ts";
import { bestOf, labelOf, valueText } from "../../../core/codes/print/report/measure.ts";
import {
  gainSentence,
  limitSentence,
  lookText,
  methodSentence,
  readerLimits,
  readersText,
  reductionSentences,
} from "../../../core/codes/print/report/report-words.ts";
import type { CodeReport } from "../../codes/report/report-code.ts";
import { useMessages } from "../../components/messages.tsx";

const TONES = { good: "text-good", fair: "text-warn", bad: "text-danger" } as const;

/** A report in words, with the corner of the code at the gains that it names. */
export function PrintedReport({
  made: { report, looks },
  advice,
}: {
  made: CodeReport;
  /** Sentences on what does or does not lower a grade. */
  advice: readonly string[];
}) {
  const t = useMessages();
  const { grade, measures } = report;
  return (
    <>
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className={clsx("text-5xl font-semibold", TONES[toneOf(grade.value)])}>
          {grade.letter}
        </span>
        <output className="text-sm">
          {t("report.grade", { letter: grade.letter, value: Number(grade.value.toFixed(1)) })}
          <span className="block text-faint">{t("report.estimate")}.</span>
        </output>
      </div>
      <div className="grid gap-1.5 text-sm text-soft">
        {reductionSentences(report, t).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{gainSentence(report, t)}</p>
        <p>{limitSentence(report, t)}</p>
        <ul className="grid gap-1">
          {readerLimits(report, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {advice.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {looks.map((look) => (
          <li key={look.gain.mm}>
            <Corner look={look} />
          </li>
        ))}
      </ul>
      <table className="w-full text-left text-sm">
        <thead className="text-faint">
          <tr>
            {(["measure", "value", "grade_name"] as const).map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-2 font-normal last:pr-0 last:text-right">
                {t(`report.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((each) => (
            <tr key={each.name} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-2 font-normal">
                {labelOf(each.name, t)}
                <span className="block text-xs text-faint">
                  {t("report.best", { best: bestOf(each.name, t) })}
                </span>
              </th>
              <td className="py-1.5 pr-2 whitespace-nowrap">{valueText(each, t)}</td>
              <td className={clsx("py-1.5 text-right font-semibold", TONES[toneOf(each.grade)])}>
                {letterOf(each.grade)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-faint">
        {methodSentence(report, t)} {t("report.readers", { readers: readersText(report) })}
      </p>
    </>
  );
}

/** A corner of the code as printed with some gain. */
function Corner({ look: { gain, picture } }: { look: Look }) {
  const t = useMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, rgba } = picture;
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width), 0, 0);
  }, [rgba, width]);
  return (
    <figure className="grid gap-1">
      <canvas ref={canvas} width={width} height={height} className="w-full border border-faint" />
      <figcaption className="text-xs text-faint">{lookText(gain, t)}</figcaption>
    </figure>
  );
}
