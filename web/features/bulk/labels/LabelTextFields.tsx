import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button, IconButton } from "../../../components/Button.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { shownNames } from "../table/bulk-table.ts";
import type { Bulk } from "../use-bulk.ts";

/** Buttons that have nothing to do stay where they are, and keep the focus. */
const KEEPS_FOCUS =
  "aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent";

/** The columns that are lines of text on labels, in their order, and the one that says how many labels a row has. */
export function LabelTextFields({ bulk }: { bulk: Bulk }) {
  const t = useMessages();
  const { draft, patch, checked } = bulk;
  const { table, textColumns, columns } = draft;
  const [picked, setPicked] = useState("");
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
  const left = options.filter(({ value }) => !textColumns.includes(Number(value)));
  const quantity = checked?.fields.find(({ column }) => column === "quantity")?.index;
  return (
    <>
      <div ref={list} className="grid gap-2">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <SelectField
              label={t("bulk.label_text")}
              placeholder={t("bulk.label_text_none")}
              value={picked}
              options={left}
              onChange={({ target }) => setPicked(target.value)}
            />
          </div>
          <Button
            aria-disabled={picked === ""}
            onClick={() => {
              if (picked === "") return;
              choose([...textColumns, Number(picked)]);
              setPicked("");
            }}
            className={KEEPS_FOCUS}
          >
            {t("bulk.label_text_more")}
          </Button>
        </div>
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
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && moved(at, -1)}
                    className={KEEPS_FOCUS}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t("bulk.text_down", { name })}
                    aria-disabled={at === textColumns.length - 1}
                    onClick={() => at < textColumns.length - 1 && moved(at, 1)}
                    className={KEEPS_FOCUS}
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
