import { TEXT_ALIGNS } from "../../../../adapters/codes/sheet/sheet-options.ts";
import { TEXT_POINTS } from "../../../../core/labels/fit-text.ts";
import { LABEL_ORDERS } from "../../../../core/labels/label-places.ts";
import { CODE_SIDES, ROTATIONS } from "../../../../core/labels/label-room.ts";
import { Fold } from "../../../components/Fold.tsx";
import { NumberField } from "../../../components/fields/NumberField.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { NumberRow } from "../../../generator/paper/LengthField.tsx";
import type { Bulk } from "../use-bulk.ts";
import type { LabelLook } from "./label-choices.ts";

/** The layout of code and text on a label, folded at first. */
export function LabelLookFields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  return <Fold title={t("bulk.look")}>{() => <LookFields bulk={bulk} />}</Fold>;
}

function LookFields({ bulk: { draft, patch } }: { bulk: Bulk }) {
  const t = useMessages();
  const { labelLook: look, output } = draft;
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
      {output === "sheet" ? (
        <>
          <SelectField
            label={t("bulk.order")}
            value={look.order}
            options={LABEL_ORDERS.map((value) => ({ value, text: t(`bulk.order_${value}`) }))}
            onChoose={(order) => change({ order })}
          />
          <ToggleField
            label={t("bulk.cut_lines")}
            checked={look.cutLines}
            onChange={(cutLines) => change({ cutLines })}
          />
        </>
      ) : null}
    </div>
  );
}
