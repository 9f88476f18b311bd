/** Largest number of steps; older ones are dropped. */
export const MAX_STEPS = 100;
/** Changes of the same thing within this time, ms, are merged into one step, like the letters of a word. */
const SAME_STEP_MS = 1000;

/** An undoable change. */
export interface Change {
  /** Name of what changes, such as a field. */
  what: string;
  /** Number of the pointer press before it: two clicks are two steps, however fast. */
  press: number;
  /** The pointer is held down, as while dragging a slider. */
  isHeld: boolean;
  /** Ms of a monotonic clock. */
  at: number;
}

/** The states before and after the current one. */
export interface UndoStates<State> {
  /** Oldest first. */
  past: readonly State[];
  /** Undone states; the last one is redone next. */
  future: readonly State[];
  /** The latest change, while another may be merged into its step. */
  last: Change | null;
}

export const NO_STATES: UndoStates<never> = { past: [], future: [], last: null };

const isSameStep = (last: Change | null, change: Change): boolean =>
  last !== null &&
  last.what === change.what &&
  last.press === change.press &&
  (change.isHeld || change.at - last.at < SAME_STEP_MS);

/** @param before the state before the change @returns the states after it, without anything to redo */
export function remember<State>(
  { past, last }: UndoStates<State>,
  before: State,
  change: Change,
): UndoStates<State> {
  const isKept = isSameStep(last, change) || past.at(-1) === before;
  return { past: isKept ? past : [...past, before].slice(-MAX_STEPS), future: [], last: change };
}

/** One step back or forward. */
interface Move<State> {
  states: UndoStates<State>;
  /** The next state. */
  state: State;
}

/** @param now the current state @returns null if there is nothing to undo */
export function undo<State>({ past, future }: UndoStates<State>, now: State): Move<State> | null {
  const state = past.at(-1);
  if (state === undefined) return null;
  return { state, states: { past: past.slice(0, -1), future: [...future, now], last: null } };
}

/** @param now the current state @returns null if there is nothing to redo */
export function redo<State>({ past, future }: UndoStates<State>, now: State): Move<State> | null {
  const state = future.at(-1);
  if (state === undefined) return null;
  return { state, states: { past: [...past, now], future: future.slice(0, -1), last: null } };
}
