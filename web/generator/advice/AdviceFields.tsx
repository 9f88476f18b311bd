import { Check } from "lucide-react";
import { useState } from "react";
import {
  type Advice,
  advise,
  barsSentence,
  chosenSentence,
  leastSentence,
  ruleSentence,
} from "../../../core/codes/print/advice/advise.ts";
import { type AdviceSentence, adviceText } from "../../../core/codes/print/advice/advice-messages.ts";
import {
  CAMERA_PIXELS,
  type Reader,
  READERS,
  type Symbology,
  USUAL_DISTANCE,
  usualReader,
} from "../../../core/codes/print/advice/readers.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import { DPI, mmOfDots } from "../../../core/codes/print/resolution.ts";
import { Button } from "../../components/Button.tsx";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { NumberRow } from "../paper/LengthField.tsx";
import { sizeToTake, type TakenSize } from "./size-to-take.ts";

/** Limits of the distance between reader and code, cm: from a hand's breadth to across a street. */
const DISTANCE = { min: 1, max: 10_000 } as const;

/** The reader and its distance, the least size that they require, and the distance at which the current size is read. */
export function AdviceFields({
  symbology,
  modules,
  printed,
  onTake,
}: {
  symbology: Symbology;
  /** Modules from side to side, quiet zone included; null while there is no code. */
  modules: number | null;
  /** Its current size on paper; null if its size is in px. */
  printed: PrintedSize | null;
  onTake: (size: TakenSize) => void;
}) {
  const t = useMessages();
  const [chosenReader, setReader] = useState<Reader | null>(null);
  const reader = chosenReader ?? usualReader(symbology);
  /** Distance by reader, mm. */
  const [distances, setDistances] = useState<Record<Reader, number | null>>(USUAL_DISTANCE);
  const [pixels, setPixels] = useState<number>(CAMERA_PIXELS.default);
  const distance = distances[reader];
  const advice =
    modules === null
      ? null
      : advise({
          symbology,
          modules,
          reader,
          distance,
          pixels,
          chosen: printed?.module ?? null,
          bars:
            printed?.barHeight === undefined
              ? null
              : { height: printed.barHeight, dot: mmOfDots(1, printed.dpi) },
        });
  const dpi = printed?.dpi ?? DPI.default;
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("advice.reader")}
        value={reader}
        options={READERS.map((value) => ({ value, text: t(`advice.choose_${value}`) }))}
        onChoose={setReader}
      />
      {distance === null ? null : (
        <NumberRow label={t("advice.distance")}>
          <NumberField
            aria-label={t("paper.field", { label: t("advice.distance"), unit: "cm" })}
            value={distance / 10}
            {...DISTANCE}
            unit="cm"
            decimals={1}
            step={reader === "poster" ? 50 : 5}
            onChange={(cm) => setDistances({ ...distances, [reader]: cm * 10 })}
          />
        </NumberRow>
      )}
      {reader === "camera" ? (
        <NumberRow label={t("advice.pixels")}>
          <NumberField
            aria-label={t("paper.field", { label: t("advice.pixels"), unit: "px" })}
            value={pixels}
            min={CAMERA_PIXELS.min}
            max={CAMERA_PIXELS.max}
            unit="px"
            step={100}
            onChange={setPixels}
          />
        </NumberRow>
      ) : null}
      {advice === null ? (
        <p className="text-sm text-soft">{t("download.content_first")}</p>
      ) : (
        <Answer advice={advice} take={sizeToTake(advice.module, advice.modules, dpi)} onTake={onTake} />
      )}
    </div>
  );
}

/** Formats mm with the precision of a ruler; minimum sizes are rounded up. */
function roundedSizes(
  key: AdviceSentence["key"],
  values: Record<string, string | number>,
): Record<string, string | number> {
  // a warning compares
  if (key === "advice.below" || key === "advice.above" || key === "advice.low") return values;
  const isLeast = key === "advice.least" || key === "advice.least_from" || key === "advice.too_large";
  const round = isLeast ? Math.ceil : Math.round;
  const to = (value: string | number | undefined, places: number) =>
    // without rounding errors
    typeof value === "number" ? round(Number((value * 10 ** places).toFixed(3))) / 10 ** places : value;
  const [size, module] = [to(values["size"], 1), to(values["module"], 2)];
  return { ...values, ...(size !== undefined && { size }), ...(module !== undefined && { module }) };
}

function Answer({
  advice,
  take,
  onTake,
}: {
  advice: Advice;
  /** Null: larger than the largest picture. */
  take: TakenSize | null;
  onTake: (size: TakenSize) => void;
}) {
  const t = useMessages();
  // no line break between a number and its unit
  const say = (sentence: AdviceSentence) =>
    adviceText(sentence, (key, values) => t(key, roundedSizes(key, values))).replaceAll(
      /(\d) (?=(?:mm|cm|m)\b)/g,
      "$1\u00a0",
    );
  const { rules, chosen, warnings } = advice;
  const bars = barsSentence(advice);
  return (
    <>
      <output className="grid gap-1.5 text-sm">
        <span>{say(leastSentence(advice))}</span>
        {bars ? <span>{say(bars)}</span> : null}
        {chosen ? <span className="text-soft">{say(chosenSentence(chosen))}</span> : null}
      </output>
      <ul className="grid gap-1 text-sm text-faint">
        {rules.map((rule) => (
          <li key={rule.source.key}>{say(ruleSentence(rule))}</li>
        ))}
      </ul>
      {warnings.length > 0 ? (
        <Notice tone="warn" live>
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning.key}>{say(warning)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {take === null ? null : (
        <Button
          icon={<Check aria-hidden="true" />}
          onClick={() => {
            onTake(take);
            toast.success(t("advice.taken", { dpi: take.dpi, n: take.dots }));
          }}
          className="h-auto min-h-10 justify-self-start py-1 text-left whitespace-normal!"
        >
          {t("advice.take", { dpi: take.dpi, n: take.dots })}
        </Button>
      )}
    </>
  );
}
