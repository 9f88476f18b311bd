import { useEffect, useRef } from "react";

const FIELD =
  "input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true], :disabled), textarea:not([aria-hidden=true], :disabled), [role=combobox]:not([aria-disabled=true])";

/** Focuses the first text or select field of a form when its dialog opens. */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.closest("form")?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  return <span ref={place} hidden />;
}
