import { useEffect, useRef } from "react";

const FIELD =
  "input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true], :disabled), textarea:not([aria-hidden=true], :disabled), [role=combobox]:not([aria-disabled=true])";

/** Among the fields of a form in a window: the first that takes text or a choice has the focus once the window is there. */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.closest("form")?.querySelector<HTMLElement>(FIELD)?.focus(), []);
  return <span ref={place} hidden />;
}
