import { LABEL_ORDERS } from "../../../../core/labels/label-places.ts";
import { cropProblem, hasNumberRoom, MOST_OFFSET } from "../../../../core/labels/sheet-margins.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import { Fold } from "../../../components/Fold.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { Bulk } from "../use-bulk.ts";
import type { LabelLook } from "./label-choices.ts";
import { marginOf, offsetOf } from "./label-lengths.ts";

const OFFSETS = ["offsetX", "offsetY"] as const;

/** The printer's offset and the marks and numbers on a sheet, folded at first. */
export function PrintingFields({ bulk, template }: { bulk: Bulk; template: LabelTemplate | null }) {
  const t = useMessages();
  const { draft, patch } = bulk;
  const { labelLook: look, output } = draft;
  const isSheet = output === "sheet";
  const change = (next: Partial<LabelLook>) => patch({ labelLook: { ...look, ...next } });
  // an invalid margin has its own error
  const offset = template && offsetOf(look, template, marginOf(look, template) ?? 0, isSheet);
  const problem = offset?.ok === false ? offset.problem : null;
  const wrong = (field: (typeof OFFSETS)[number]) => {
    if (problem?.field !== field) return undefined;
    if (problem.over === null) return t("bulk.offset_wrong", { most: MOST_OFFSET });
    const { by, most } = problem.over;
    return t(isSheet ? "bulk.offset_over_page" : "bulk.offset_over_label", {
      by: rounded(by),
      most: rounded(most),
    });
  };
  const hasNumbers = template === null || hasNumberRoom(template);
  const crop = template && cropProblem(template);
  return (
    <Fold title={t("bulk.printing")} isHeldOpen={problem !== null}>
      {() => (
        <div className="grid gap-4">
          <div className="grid gap-2">
            <div className="grid grid-cols-2 items-start gap-4">
              {OFFSETS.map((field) => (
                <TextField
                  key={field}
                  label={t(`bulk.${field}`)}
                  autoComplete="off"
                  value={look[field]}
                  error={wrong(field)}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              ))}
            </div>
            <p className="text-sm text-faint">{t("bulk.offset_hint")}</p>
          </div>
          {isSheet ? (
            <>
              <SelectField
                label={t("bulk.order")}
                value={look.order}
                options={LABEL_ORDERS.map((value) => ({ value, text: t(`bulk.order_${value}`) }))}
                onChoose={(order) => change({ order })}
              />
              <ToggleField
                label={t("press.black")}
                hint={t("press.black_hint")}
                checked={look.isBlack}
                onChange={(isBlack) => change({ isBlack })}
              />
              <ToggleField
                label={t("bulk.cut_lines")}
                checked={look.cutLines}
                onChange={(cutLines) => change({ cutLines })}
              />
              <ToggleField
                label={t("bulk.crop_marks")}
                hint={
                  crop ? t(crop === "round" ? "bulk.crop_marks_round" : "bulk.crop_marks_room") : undefined
                }
                checked={look.cropMarks && crop === null}
                disabled={crop !== null}
                onChange={(cropMarks) => change({ cropMarks })}
              />
              <ToggleField
                label={t("bulk.page_numbers")}
                hint={hasNumbers ? undefined : t("bulk.page_numbers_room")}
                checked={look.pageNumbers && hasNumbers}
                disabled={!hasNumbers}
                onChange={(pageNumbers) => change({ pageNumbers })}
              />
              <ToggleField
                label={t("bulk.first_page_toggle")}
                hint={t("bulk.first_page_hint")}
                checked={look.firstPage}
                onChange={(firstPage) => change({ firstPage })}
              />
            </>
          ) : null}
        </div>
      )}
    </Fold>
  );
}

const rounded = (mm: number): number => Math.round(mm * 10) / 10;
