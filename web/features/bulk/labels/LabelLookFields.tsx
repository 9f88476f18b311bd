import { TEXT_ALIGNS } from "../../../../core/labels/label-design.ts";
import { TEXT_POINTS } from "../../../../core/labels/fit-text.ts";
import { CODE_SIDES, defaultMargin, ROTATIONS } from "../../../../core/labels/label-room.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import { Fold } from "../../../components/Fold.tsx";
import { NumberField } from "../../../components/fields/NumberField.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { NumberRow } from "../../../generator/paper/LengthField.tsx";
import type { Bulk } from "../use-bulk.ts";
import type { LabelLook } from "./label-choices.ts";
import { marginOf } from "./label-lengths.ts";

/** The layout of code and text on a label, folded at first. */
export function LabelLookFields({ bulk, template }: { bulk: Bulk; template: LabelTemplate | null }) {
  const t = useMessages();
  const isWrong = template !== null && marginOf(bulk.draft.labelLook, template) === null;
  return (
    <Fold title={t("bulk.look")} isHeldOpen={isWrong}>
      {() => <LookFields bulk={bulk} template={template} isWrong={isWrong} />}
    </Fold>
  );
}

function LookFields({
  bulk: { draft, patch },
  template,
  isWrong,
}: {
  bulk: Bulk;
  template: LabelTemplate | null;
  /** True if the margin leaves no room on a label. */
  isWrong: boolean;
}) {
  const t = useMessages();
  const language = useLanguage();
  const { labelLook: look } = draft;
  const change = (next: Partial<LabelLook>) => patch({ labelLook: { ...look, ...next } });
  const points = t("bulk.points");
  return (
    <div className="grid gap-4">
      <SelectField
        label={t("bulk.side")}
        placeholder={t("bulk.by_itself")}
        value={look.side ?? ""}
        options={CODE_SIDES.map((value) => ({ value, text: t(`bulk.side_${value}`) }))}
        onChange={({ target }) => change({ side: CODE_SIDES.find((side) => side === target.value) ?? null })}
      />
      <SelectField
        label={t("bulk.align")}
        placeholder={t("bulk.by_itself")}
        value={look.align ?? ""}
        options={TEXT_ALIGNS.map((value) => ({ value, text: t(`bulk.align_${value}`) }))}
        onChange={({ target }) =>
          change({ align: TEXT_ALIGNS.find((align) => align === target.value) ?? null })
        }
      />
      <NumberRow label={t("bulk.text_size")}>
        <NumberField
          aria-label={t("paper.field", { label: t("bulk.text_size"), unit: points })}
          value={look.textSize}
          min={TEXT_POINTS.min}
          max={TEXT_POINTS.max}
          unit={points}
          decimals={1}
          onChange={(textSize) => change({ textSize })}
        />
      </NumberRow>
      <SelectField
        label={t("bulk.rotation")}
        value={String(look.rotation)}
        options={ROTATIONS.map((degrees) => ({ value: String(degrees), text: `${degrees}°` }))}
        onChoose={(value) => change({ rotation: ROTATIONS.find((each) => String(each) === value) ?? 0 })}
      />
      <ToggleField label={t("bulk.border")} checked={look.border} onChange={(border) => change({ border })} />
      <TextField
        label={t("bulk.label_margin")}
        inputMode="decimal"
        autoComplete="off"
        value={look.margin}
        placeholder={template ? defaultMargin(template.label).toLocaleString(language) : undefined}
        error={isWrong ? t("bulk.label_margin_wrong") : undefined}
        onChange={({ target }) => change({ margin: target.value })}
      />
    </div>
  );
}
