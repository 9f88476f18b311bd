import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Accepts files dragged from outside the browser onto the element that gets `zone`. Dropping them elsewhere
 * does nothing, since the browser would otherwise navigate to them.
 * @param onDrop null if files are not accepted now
 * @param anywhere the whole page is the zone; there must be no other zone
 */
export function useFileDrop<E extends HTMLElement>(
  onDrop: ((files: FileList) => void) | null,
  anywhere = false,
) {
  const zone = useRef<E>(null);
  const [isOver, setIsOver] = useState(false);

  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    const isInside = anywhere || (target instanceof Node && (zone.current?.contains(target) ?? false));
    const isTaken = isInside && onDrop !== null;
    // another zone may have handled it already
    if (isInside || !event.defaultPrevented) dataTransfer.dropEffect = isTaken ? "copy" : "none";
    event.preventDefault();
    setIsOver(isTaken && type !== "drop");
    if (isTaken && type === "drop") onDrop(dataTransfer.files);
  });
  const onLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) setIsOver(false);
  });

  useEffect(() => {
    const types = ["dragenter", "dragover", "drop"] as const;
    const drag = (event: DragEvent) => onDrag(event);
    const leave = (event: DragEvent) => onLeave(event);
    for (const type of types) window.addEventListener(type, drag);
    window.addEventListener("dragleave", leave);
    return () => {
      for (const type of types) window.removeEventListener(type, drag);
      window.removeEventListener("dragleave", leave);
    };
  }, []);

  return { zone, isOver };
}
