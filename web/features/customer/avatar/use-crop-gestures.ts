import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { moveCrop, zoomCrop, type Crop, type Size } from "./crop.ts";

/** Shares of the square's side for one press of an arrow; with Shift, for fine work. */
const STEP = 0.05;
const FINE_STEP = 0.01;
const ZOOM_STEP = 1.1;
/** Zoom per pixel of wheel movement. */
const WHEEL = 0.002;

const ARROWS: Partial<Record<string, [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Partial<Record<string, number>> = {
  "+": ZOOM_STEP,
  "=": ZOOM_STEP,
  "-": 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

/** Moves and zooms a crop: one finger or the mouse drags, two fingers and the wheel zoom, the keyboard does both. */
export function useCropGestures<E extends HTMLElement>(
  picture: Size,
  crop: Crop,
  onChange: (crop: Crop) => void,
) {
  const stage = useRef<E>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());

  /** Center of the pointers, as shares of the stage, and their distance. */
  const gathered = () => {
    const places = [...pointers.current.values()];
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const [first = { x: 0, y: 0 }, second = first] = places;
    return {
      x: ((first.x + second.x) / 2 - box.x) / box.width,
      y: ((first.y + second.y) / 2 - box.y) / box.height,
      apart: Math.hypot(first.x - second.x, first.y - second.y),
    };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // prevents scrolling
    event.preventDefault();
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const at = { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
    onChange(zoomCrop(picture, crop, crop.zoom * Math.exp(-event.deltaY * WHEEL), at));
  });
  useEffect(() => {
    const element = stage.current;
    const wheel = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, []);

  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    stage,
    onPointerDown(event: PointerEvent<E>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<E>) {
      if (!pointers.current.has(event.pointerId)) return;
      const before = gathered();
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = gathered();
      const factor = before.apart > 0 ? after.apart / before.apart : 1;
      const zoomed = zoomCrop(picture, crop, crop.zoom * factor, before);
      // the picture follows the finger, so the square goes the other way
      onChange(moveCrop(picture, zoomed, before.x - after.x, before.y - after.y));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      const factor = ZOOMS[event.key];
      const step = event.shiftKey ? FINE_STEP : STEP;
      if (arrow) onChange(moveCrop(picture, crop, arrow[0] * step, arrow[1] * step));
      else if (factor) onChange(zoomCrop(picture, crop, crop.zoom * factor));
      else return;
      event.preventDefault();
    },
  };
}
