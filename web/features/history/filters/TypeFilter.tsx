import { ChevronDown } from "lucide-react";
import { HISTORY_TYPES, type HistoryType } from "../../../../core/history/history-record.ts";
import { Button } from "../../../components/Button.tsx";
import { CheckField } from "../../../components/fields/CheckField.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { useDisclosure } from "../../../components/dialogs/use-disclosure.ts";

/** Types of codes to show; none selected: all. */
export function TypeFilter({
  types,
  onTypes,
}: {
  types: readonly HistoryType[];
  onTypes: (types: HistoryType[]) => void;
}) {
  const t = useMessages();
  const { open, toggle, container, button } = useDisclosure({ stays: true });
  const [only] = types;
  return (
    <div ref={container} className="relative min-w-0">
      <Button
        ref={button}
        aria-expanded={open}
        aria-controls="history-types"
        onClick={toggle}
        className="max-w-full font-normal!"
      >
        <span className="truncate">
          {only === undefined
            ? t("history.all_types")
            : types.length === 1
              ? t(`type.${only}`)
              : `${t("history.types")} · ${types.length}`}
        </span>
        <ChevronDown aria-hidden="true" className="text-faint" />
      </Button>
      <fieldset
        id="history-types"
        hidden={!open}
        className="absolute left-0 z-30 mt-1.5 w-60 max-w-[calc(100vw-2rem)] rounded-box border border-line bg-raised p-2 px-3 shadow-lift"
      >
        <legend className="sr-only">{t("history.types")}</legend>
        {HISTORY_TYPES.map((type) => (
          <CheckField
            key={type}
            label={t(`type.${type}`)}
            checked={types.includes(type)}
            onChange={({ target }) =>
              onTypes(HISTORY_TYPES.filter((each) => (each === type ? target.checked : types.includes(each))))
            }
          />
        ))}
        {types.length > 0 ? (
          <Button size="sm" variant="quiet" className="mt-1 w-full" onClick={() => onTypes([])}>
            {t("history.all_types")}
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}
