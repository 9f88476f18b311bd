import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../components/Button.tsx";
import { Select, SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { shownNames } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";

/** Buttons without effect stay in place and keep the focus. */
const KEEPS_FOCUS =
  "aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** The columns with the lines of text in order, and the column with the number of labels. */
export function LabelTextFields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  const { draft, patch, checked } = bulk;
  const { table, textColumns, columns } = draft;
  const list = useRef<HTMLOListElement>(null);
  const names = table ? shownNames(table.names, table.records[0]?.cells.length ?? 0) : [];
  const choose = (next: number[]) => patch({ textColumns: next });
  const move = (at: number, by: -1 | 1) => {
    const [moved, other] = [textColumns[at], textColumns[at + by]];
    if (moved === undefined || other === undefined) return;
    choose(textColumns.with(at, other).with(at + by, moved));
    // the focus goes with the line
    list.current?.children[at + by]?.querySelectorAll("button")[by < 0 ? 0 : 1]?.focus();
  };
  const options = names.map((text, place) => ({ value: String(place), text }));
  const hasLeft = textColumns.length < options.length || textColumns.length === 0;
  const quantity = checked?.fields.find(({ column }) => column === "quantity")?.index;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{t("bulk.label_text")}</legend>
        <ol ref={list} aria-label={t("bulk.text_lines")} className="grid gap-2">
          {/* the empty one at the end becomes a line when a column is chosen in it, and keeps the focus: arrow keys go on */}
          {[...textColumns, ...(hasLeft ? [null] : [])].map((place, at) => {
            const name = place === null ? "" : (names[place] ?? "");
            return (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex items-center gap-1">
                <div className="min-w-0 flex-1">
                  <Select
                    aria-label={t("bulk.text_line", { n: at + 1 })}
                    placeholder={
                      place === null
                        ? t(at === 0 ? "bulk.label_text_none" : "bulk.label_text_more")
                        : undefined
                    }
                    value={place === null ? "" : String(place)}
                    options={options.filter(
                      ({ value }) => Number(value) === place || !textColumns.includes(Number(value)),
                    )}
                    onChoose={(value) => choose(textColumns.toSpliced(at, 1, Number(value)))}
                  />
                </div>
                {place === null ? null : (
                  <>
                    {textColumns.length > 1 ? (
                      <>
                        <IconButton
                          label={t("bulk.text_up", { name })}
                          aria-disabled={at === 0}
                          onClick={() => move(at, -1)}
                          className={KEEPS_FOCUS}
                        >
                          <ArrowUp aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          label={t("bulk.text_down", { name })}
                          aria-disabled={at === textColumns.length - 1}
                          onClick={() => move(at, 1)}
                          className={KEEPS_FOCUS}
                        >
                          <ArrowDown aria-hidden="true" />
                        </IconButton>
                      </>
                    ) : null}
                    <IconButton
                      label={t("bulk.text_remove", { name })}
                      onClick={() => {
                        // the button disappears with its line
                        list.current?.querySelectorAll("select")[at]?.focus();
                        choose(textColumns.filter((each) => each !== place));
                      }}
                    >
                      <X aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </fieldset>
      <SelectField
        label={t("bulk.copies")}
        placeholder={t("bulk.copies_one")}
        value={quantity === undefined ? "" : String(quantity)}
        options={options}
        onChange={({ target }) =>
          patch({ columns: { ...columns, quantity: target.value === "" ? null : Number(target.value) } })
        }
      />
    </>
  );
}
