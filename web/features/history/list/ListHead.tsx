import { clsx } from "clsx";
import { useEffect, useRef, type ReactNode } from "react";
import { useMessages } from "../../../components/messages.tsx";

const CHECK =
  "field check size-5 min-h-0! shrink-0 appearance-none rounded-inner! checked:border-ink checked:bg-ink " +
  "indeterminate:border-ink indeterminate:bg-ink";

/** A checkbox with a touch-size target and a label for screen readers only. */
export function SelectBox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="-m-2.5 grid size-10 shrink-0 place-items-center pointer-coarse:-m-3 pointer-coarse:size-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className={CHECK}
      />
    </label>
  );
}

/**
 * Above the codes: their number, and the actions for the selection, if any. Sticky while there is a
 * selection.
 */
export function ListHead({
  range,
  selected,
  pageState,
  disabled,
  onSelectPage,
  children,
}: {
  range: ReactNode;
  selected: number;
  /** Whether all, some or none of the codes on this page are selected. */
  pageState: "all" | "some" | "none";
  disabled: boolean;
  onSelectPage: (selected: boolean) => void;
  /** Shown while there is a selection. */
  children: ReactNode;
}) {
  const t = useMessages();
  return (
    <div
      className={clsx(
        "z-20 -mx-2 flex min-h-14 items-center gap-4 rounded-box border px-5 py-2 sm:px-6",
        selected > 0 ? "sticky top-18 border-line bg-raised shadow-lift" : "border-transparent",
      )}
    >
      <SelectBox
        label={t("history.select_page")}
        checked={pageState === "all"}
        mixed={pageState === "some"}
        disabled={disabled}
        onChange={onSelectPage}
      />
      <p className="shrink-0 text-sm text-soft" aria-live="polite">
        {selected > 0 ? (
          <>
            <span aria-hidden="true" className="font-medium sm:hidden">
              {selected}
            </span>
            <span className="max-sm:sr-only">{t("history.selected", { n: selected })}</span>
          </>
        ) : (
          range
        )}
      </p>
      {selected > 0 ? children : null}
    </div>
  );
}
