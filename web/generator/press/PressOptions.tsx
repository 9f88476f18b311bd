import { PRESS_LIMITS } from "../../../core/codes/print/press.ts";
import { NumberField } from "../../components/fields/NumberField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { NumberRow } from "../paper/LengthField.tsx";
import type { PressOptionsDraft } from "./press-draft.ts";

/** Ink, crop marks, bleed and bar width reduction, of single files and of whole batches. */
export function PressOptions({
  draft,
  onChange: change,
}: {
  draft: PressOptionsDraft;
  onChange: (patch: Partial<PressOptionsDraft>) => void;
}) {
  const t = useMessages();
  const mm = t("paper.unit_mm");
  const length = (name: "bleed" | "reduction", label: string, most: number, step: number) => (
    <NumberRow label={label}>
      <NumberField
        aria-label={t("paper.field", { label, unit: mm })}
        value={draft[name]}
        min={0}
        max={most}
        unit="mm"
        decimals={3}
        step={step}
        onChange={(value) => change({ [name]: value })}
      />
    </NumberRow>
  );
  return (
    <div className="grid gap-3">
      <ToggleField
        label={t("press.black")}
        hint={t("press.black_hint")}
        checked={draft.isBlack}
        onChange={(isBlack) => change({ isBlack })}
      />
      <ToggleField
        label={t("press.crop_marks")}
        checked={draft.cropMarks}
        onChange={(cropMarks) => change({ cropMarks })}
      />
      {length("bleed", t("press.bleed"), PRESS_LIMITS.bleed, 1)}
      {length("reduction", t("press.reduction"), PRESS_LIMITS.barWidthReduction, 0.01)}
      <p className="text-sm text-faint">{t("press.reduction_hint")}</p>
    </div>
  );
}
