import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Files dragged from outside of the browser onto the element that gets `zone`. Dropped anywhere else they do nothing: the
 * browser would leave the page for them.
 * @param onDrop null while nothing is taken
 * @param anywhere the whole page is the zone; there must be no other one then
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
    // another zone may have spoken for it already
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
