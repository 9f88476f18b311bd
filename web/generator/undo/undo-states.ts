/** Steps that can be undone; older ones are forgotten. */
export const MAX_STEPS = 100;
/** Changes of the same thing that follow each other faster are one step, as letters of a word are. */
const SAME_STEP_MS = 1000;

/** A change of something that can be undone. */
export interface Change {
  /** What changes, such as the name of a field. */
  what: string;
  /** Number of the press of a pointer that it came after: two clicks are two steps, however fast. */
  press: number;
  /** The pointer is still held down, as while a slider is dragged. */
  isHeld: boolean;
  /** ms of any clock that goes on evenly. */
  at: number;
}

/** The states before and after the one on screen. */
export interface UndoStates<State> {
  /** Oldest first. */
  past: readonly State[];
  /** What was undone; the next to redo is the last. */
  future: readonly State[];
  /** The latest change, as long as another may belong to its step. */
  last: Change | null;
}

export const NO_STATES: UndoStates<never> = { past: [], future: [], last: null };

const isSameStep = (last: Change | null, change: Change): boolean =>
  last !== null &&
  last.what === change.what &&
  last.press === change.press &&
  (change.isHeld || change.at - last.at < SAME_STEP_MS);

/** @param before the state that the change puts an end to @returns the states once it is made; nothing is left to redo */
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
  /** What is on screen next. */
  state: State;
}

/** @param now the state on screen @returns null where there is nothing to undo */
export function undo<State>({ past, future }: UndoStates<State>, now: State): Move<State> | null {
  const state = past.at(-1);
  if (state === undefined) return null;
  return { state, states: { past: past.slice(0, -1), future: [...future, now], last: null } };
}

/** @param now the state on screen @returns null where there is nothing to redo */
export function redo<State>({ past, future }: UndoStates<State>, now: State): Move<State> | null {
  const state = future.at(-1);
  if (state === undefined) return null;
  return { state, states: { past: [...past, now], future: future.slice(0, -1), last: null } };
}
