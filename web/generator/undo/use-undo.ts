import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepsItsKeys, undoOfKeys } from "./undo-keys.ts";
import { NO_STATES, redo, remember, undo, type UndoStates } from "./undo-states.ts";

export interface Undo {
  /** Call it before each change, with a name of what changes. */
  remember: (what: string) => void;
  /** Number of steps to undo and redo. */
  undoable: number;
  redoable: number;
  undo: () => void;
  redo: () => void;
  /** The last action, for screen readers. */
  done: "undo" | "redo" | null;
}

/**
 * Undo and redo of a state, with the system's shortcuts, except where the browser handles undo.
 * @param state the current one @param restore replaces the state
 */
export function useUndo<State>(state: State, restore: (state: State) => void): Undo {
  const [states, setStates] = useState<UndoStates<State>>(NO_STATES);
  const [done, setDone] = useState<Undo["done"]>(null);
  const pointer = useRef({ press: 0, isHeld: false });
  const move = (way: "undo" | "redo"): void => {
    const moved = (way === "undo" ? undo : redo)(states, state);
    if (!moved) return;
    setStates(moved.states);
    setDone(way);
    restore(moved.state);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = undoOfKeys(event);
    if (way === null || event.defaultPrevented || keepsItsKeys(event.target)) return;
    event.preventDefault();
    move(way);
  });
  useEffect(() => {
    const press = () => (pointer.current = { press: pointer.current.press + 1, isHeld: true });
    const release = () => (pointer.current = { ...pointer.current, isHeld: false });
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("pointerup", release, true);
    document.addEventListener("pointercancel", release, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("pointerup", release, true);
      document.removeEventListener("pointercancel", release, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return {
    remember: (what) => {
      const change = { what, ...pointer.current, at: performance.now() };
      setStates((now) => remember(now, state, change));
      setDone(null);
    },
    undoable: states.past.length,
    redoable: states.future.length,
    undo: () => move("undo"),
    redo: () => move("redo"),
    done,
  };
}
