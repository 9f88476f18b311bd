import { clsx } from "clsx";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import { ColorChip } from "./ColorChip.tsx";
import { useMessages } from "../messages.tsx";

const ColorPicker = lazy(async () => ({ default: (await import("./ColorPicker.tsx")).ColorPicker }));

/**
 * A swatch that opens a popup with a picker, a hex field and a palette. The caller controls which field is
 * open, so that there is at most one popup. Escape closes it and returns the focus to the swatch.
 * @param value a color that `parseColor` accepts
 */
export function ColorField({
  label,
  value,
  palette,
  open,
  end = false,
  onOpen,
  onChange,
}: {
  label: string;
  value: string;
  palette: readonly string[];
  open: boolean;
  /**
   * The field is at the end of its row: the popup opens toward the start, so that it stays on a narrow
   * screen.
   */
  end?: boolean;
  onOpen: (open: boolean) => void;
  onChange: (value: string) => void;
}) {
  const t = useMessages();
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const swatch = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDialogElement>(null);
  const close = useRef(() => onOpen(false));
  useEffect(() => {
    close.current = () => onOpen(false);
  }, [onOpen]);

  useEffect(() => {
    if (!open) return undefined;
    popup.current?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!wrapper.current?.contains(target as Node)) close.current();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close.current();
      swatch.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);

  return (
    <div ref={wrapper} className="relative grid min-w-0 gap-1.5">
      <span id={id} aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      <button
        ref={swatch}
        type="button"
        aria-label={t("color.choose", { label, value })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        className="field flex h-11 items-center gap-2.5 px-2 text-sm"
      >
        <ColorChip value={value} className="size-7" />
        <span className="truncate font-mono">{value}</span>
      </button>
      {open ? (
        <dialog
          open
          ref={popup}
          aria-label={t("color.popup", { label })}
          tabIndex={-1}
          className={clsx(
            "absolute top-full z-30 m-0 mt-2 w-64 scroll-mb-4 rounded-box border border-line bg-raised p-4 text-ink shadow-lift",
            end ? "right-0 left-auto" : "left-0",
          )}
        >
          <Suspense fallback={<p className="h-76 text-sm text-faint">{t("color.loading")}</p>}>
            <ColorPicker value={value} palette={palette} onChange={onChange} />
          </Suspense>
        </dialog>
      ) : null}
    </div>
  );
}
