import { useEffect, useEffectEvent, type RefObject } from "react";

/** The element with `data-code` in a part of the page that is hovered or focused. */
export function usePointedCode(
  part: RefObject<HTMLElement | null>,
  onActive: (index: number | null) => void,
): void {
  const tell = useEffectEvent((target: EventTarget | null) => {
    const code = target instanceof Element ? target.closest<HTMLElement>("[data-code]") : null;
    onActive(code ? Number(code.dataset["code"]) : null);
  });
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const enter = ({ target }: Event) => tell(target);
    const leave = ({ relatedTarget }: MouseEvent | FocusEvent) => tell(relatedTarget);
    element.addEventListener("pointerover", enter);
    element.addEventListener("focusin", enter);
    element.addEventListener("pointerout", leave);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("pointerover", enter);
      element.removeEventListener("focusin", enter);
      element.removeEventListener("pointerout", leave);
      element.removeEventListener("focusout", leave);
    };
  }, [part]);
}
