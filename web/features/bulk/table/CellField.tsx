import { clsx } from "clsx";
import { useState } from "react";

/** A cell, whose edit applies on blur. */
export function CellField({
  label,
  text,
  isWrong,
  onEdit,
}: {
  label: string;
  text: string;
  isWrong: boolean;
  onEdit: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const [last, setLast] = useState(text);
  // changed elsewhere, by a fix or an undo
  if (text !== last) {
    setLast(text);
    setTyped(text);
  }
  const done = () => typed !== text && onEdit(typed);
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong}
      value={typed}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={({ target }) => {
        setTyped(target.value);
        // the browser's undo also changes cells without the focus, which get no blur
        if (document.activeElement !== target) onEdit(target.value);
      }}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === "Enter") done();
        if (event.key === "Escape") setTyped(text);
      }}
      className={clsx(
        "h-9 w-full min-w-32 rounded-inner border bg-transparent px-2 text-sm text-ellipsis hover:border-control",
        isWrong ? "border-danger" : "border-transparent",
      )}
    />
  );
}
