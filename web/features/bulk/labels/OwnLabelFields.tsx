import { SelectField } from "../../../components/fields/SelectField.tsx";
import { TextField } from "../../../components/fields/TextField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { reasonText } from "../table/sentence-text.ts";
import { OWN_PAGES, type OwnLabel } from "./label-choices.ts";
import type { OwnLabelProblem } from "./own-label.ts";

const SIDES = ["width", "height"] as const;
const ON_PAGE = ["columns", "rows", "left", "top", "gapX", "gapY"] as const;
type Typed = (typeof SIDES | typeof ON_PAGE)[number];

/** Labels by measure: their size and their layout on the page. */
export function OwnLabelFields({
  own,
  isRoll,
  problem,
  onChange,
}: {
  own: OwnLabel;
  /** On a label printer, each label is its own page. */
  isRoll: boolean;
  problem: OwnLabelProblem | null;
  onChange: (change: Partial<OwnLabel>) => void;
}) {
  const t = useMessages();
  const wrong = (name: Typed) => {
    if (!problem) return undefined;
    if ("sentence" in problem) return name === "width" ? reasonText(t, problem.sentence.reason) : undefined;
    if (problem.field !== name) return undefined;
    return t(name === "columns" || name === "rows" ? "bulk.own_count_wrong" : "bulk.own_length_wrong");
  };
  const field = (name: Typed) => (
    <TextField
      key={name}
      label={t(`bulk.own_${name}`)}
      inputMode={name === "columns" || name === "rows" ? "numeric" : "decimal"}
      autoComplete="off"
      value={own[name]}
      placeholder={
        name === "columns" || name === "rows"
          ? t("bulk.own_as_many")
          : name === "left" || name === "top"
            ? t("bulk.own_centered")
            : undefined
      }
      error={wrong(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">{SIDES.map(field)}</div>
      {isRoll ? null : (
        <SelectField
          label={t("bulk.own_page")}
          value={own.page}
          options={OWN_PAGES.map((value) => ({
            value,
            text: t(value === "label" ? "bulk.own_page_label" : `paper.page_${value}`),
          }))}
          onChoose={(page) => onChange({ page })}
        />
      )}
      {isRoll || own.page === "label" ? null : (
        <div className="grid grid-cols-2 items-start gap-4">{ON_PAGE.map(field)}</div>
      )}
    </>
  );
}
