import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../components/Button.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { shownNames } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";

/** The columns that are lines of text on labels, in their order, and the one that says how many labels a row has. */
export function LabelTextFields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  const { draft, patch, checked } = bulk;
  const { table, textColumns, columns } = draft;
  const list = useRef<HTMLDivElement>(null);
  const names = table ? shownNames(table.names, table.records[0]?.cells.length ?? 0) : [];
  const choose = (next: number[]) => patch({ textColumns: next });
  const moved = (at: number, by: number) => {
    const next = [...textColumns];
    const [place] = next.splice(at, 1);
    if (place !== undefined) next.splice(at + by, 0, place);
    choose(next);
  };
  const options = names.map((text, place) => ({ value: String(place), text }));
  const quantity = checked?.fields.find(({ column }) => column === "quantity")?.index;
  return (
    <>
      <div ref={list} className="grid gap-2">
        {textColumns.length > 0 ? (
          <ol aria-label={t("bulk.text_lines")} className="grid gap-1">
            {textColumns.map((place, at) => {
              const name = names[place] ?? "";
              return (
                <li
                  key={place}
                  className="flex items-center gap-1 rounded-inner border border-line py-0.5 pr-1 pl-3"
                >
                  <span className="min-w-0 flex-1 truncate text-sm">
                    {at + 1}. {name}
                  </span>
                  <IconButton
                    label={t("bulk.text_up", { name })}
                    disabled={at === 0}
                    onClick={() => moved(at, -1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t("bulk.text_down", { name })}
                    disabled={at === textColumns.length - 1}
                    onClick={() => moved(at, 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t("bulk.text_remove", { name })}
                    onClick={() => {
                      // the button goes with its line
                      list.current?.querySelector("select")?.focus();
                      choose(textColumns.filter((each) => each !== place));
                    }}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              );
            })}
          </ol>
        ) : null}
        <SelectField
          label={t("bulk.label_text")}
          placeholder={t(textColumns.length === 0 ? "bulk.label_text_none" : "bulk.label_text_more")}
          value=""
          options={options.filter(({ value }) => !textColumns.includes(Number(value)))}
          onChoose={(place) => choose([...textColumns, Number(place)])}
        />
      </div>
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
