import { useEffect } from "react";
import { useLive } from "../components/loading/use-live.ts";

/** A user event from before hydration, with the field's value at that moment: hydration may change it. */
type HeldEvent =
  | { type: "input"; target: HTMLInputElement; value: string; checked: boolean }
  | { type: "click"; target: HTMLElement }
  | { type: "submit"; target: HTMLFormElement };

declare global {
  interface Window {
    /** Set by the script in index.html, which holds events until `stop`, except while `replaying`. */
    early?: { held: HeldEvent[]; replaying: boolean; moved?: boolean; stop: () => void };
  }
}

/** Sets a value without React noticing, so that React then detects a change. */
function setUnseen(target: HTMLInputElement, value: string): void {
  const { prototype } = target.constructor as typeof HTMLInputElement;
  target.value = `${value} `;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(target, value);
}

function enter({ target, value, checked }: Extract<HeldEvent, { type: "input" }>): void {
  if (target.type === "checkbox" || target.type === "radio") {
    target.checked = !checked;
    target.click();
    return;
  }
  if (target.type !== "file") {
    const isFocused = document.activeElement === target;
    const caret = isFocused && target.value === value ? target.selectionStart : null;
    setUnseen(target, value);
    if (caret !== null) target.setSelectionRange(caret, caret);
    target.dispatchEvent(new Event("input", { bubbles: true }));
  }
  target.dispatchEvent(new Event("change", { bubbles: true }));
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Until React has rendered the effects of the last event. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

function redo(held: HeldEvent): void {
  // A step that was left takes its fields with it.
  if (!held.target.isConnected) return;
  if (held.type === "input") enter(held);
  else if (held.type === "click") held.target.click();
  else held.target.requestSubmit();
}

/**
 * Replays, in order, the events that were held before hydration. Each input is rendered before the next, and
 * new events are queued behind.
 */
async function replayEarly(): Promise<void> {
  const { early } = window;
  if (!early) return;
  performance.mark("live");
  delete window.early;
  if (early.moved) dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  await answered();
  for (let next = early.held.shift(); next; next = early.held.shift()) {
    early.replaying = true;
    redo(next);
    early.replaying = false;
    await answered();
  }
  early.stop();
}

/**
 * Wraps the whole page, so that its effects run after all others, which have restored stored drafts by then.
 */
export function EarlyReplay({ children }: { children: React.ReactNode }) {
  const live = useLive();
  useEffect(() => {
    if (live) void replayEarly();
  }, [live]);
  return children;
}
