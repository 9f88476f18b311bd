import { useId, useState } from "react";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/dialogs/Dialog.tsx";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Ruler } from "./Ruler.tsx";
import { keepScale, measuredScale, NOMINAL_SCALE, SCALES } from "./screen-scale.ts";

/** The short edge of a bank card (ISO/IEC 7810 ID-1), mm: it fits on the screen of a phone. */
const CARD_EDGE = 53.98;

/**
 * A code on the screen in its size on paper, beside a ruler. No browser knows the size of a px on its screen: a bank card
 * calibrates it once.
 * @param width of the picture, mm
 */
export function TrueSize({
  drawing,
  width,
  onClose,
}: {
  drawing: Drawing;
  width: number;
  onClose: () => void;
}) {
  const t = useMessages();
  const id = useId();
  const [measured, setMeasured] = useState(measuredScale);
  const [isMeasuring, setIsMeasuring] = useState(measured === null);
  const scale = measured ?? NOMINAL_SCALE;
  const measure = (next: number) => {
    setMeasured(next);
    keepScale(next);
  };
  return (
    <Dialog
      open
      wide
      title={t("paper.true_size_title")}
      text={t(measured === null ? "paper.not_measured" : "paper.measured")}
      footer={isMeasuring ? null : <Button onClick={() => setIsMeasuring(true)}>{t("paper.measure")}</Button>}
      onClose={onClose}
    >
      <div className="grid gap-6">
        {/* a code that is wider than the screen is scrolled to, never shrunk */}
        <section
          aria-label={t("paper.true_size_title")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-box border border-line bg-white p-4"
        >
          <div style={{ width: width * scale }}>
            <DrawingPicture
              drawing={drawing}
              alt={t(drawing.description.code, drawing.description.values)}
              className="block w-full"
            />
          </div>
          <Ruler mm={width} scale={scale} />
        </section>
        {isMeasuring ? (
          <div className="grid gap-3">
            <p id={`${id}-how`} className="text-sm text-soft">
              {t("paper.measure_how")}
            </p>
            <div className="-mx-6 flex justify-center overflow-hidden">
              <div
                aria-hidden="true"
                data-card
                className="h-28 shrink-0 rounded-t-box border-2 border-b-0 border-ink bg-inset"
                style={{ width: CARD_EDGE * scale }}
              />
            </div>
            <input
              type="range"
              aria-label={t("paper.card_width")}
              aria-describedby={`${id}-how`}
              min={SCALES.min}
              max={SCALES.max}
              step={0.01}
              value={scale}
              onChange={(event) => measure(event.target.valueAsNumber)}
              className="h-11 w-full accent-(--ink)"
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
