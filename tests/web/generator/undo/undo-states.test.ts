import { expect, test } from "vitest";
import {
  MAX_STEPS,
  NO_STATES,
  redo,
  remember,
  undo,
  type Change,
  type UndoStates,
} from "../../../../web/generator/undo/undo-states.ts";

const changeOf = (what: string, more: Partial<Change> = {}): Change => ({
  what,
  press: 0,
  isHeld: false,
  at: 0,
  ...more,
});
/** Applies these changes, each paired with the state before it. */
const after = (...changes: [before: string, Change][]): UndoStates<string> =>
  changes.reduce<UndoStates<string>>(
    (states, [before, change]) => remember(states, before, change),
    NO_STATES,
  );

test("redo restores what was undone, until the next change", () => {
  const states = after(["a", changeOf("color")], ["b", changeOf("shape")]);
  const back = undo(states, "c");
  expect(back?.state).toBe("b");
  const further = undo(back!.states, "b");
  expect(further?.state).toBe("a");
  expect(undo(further!.states, "a")).toBe(null);
  const forward = redo(further!.states, "a");
  expect(forward?.state).toBe("b");
  expect(redo(forward!.states, "b")?.state).toBe("c");
  expect(remember(forward!.states, "b", changeOf("color")).future).toEqual([]);
});

test.each<[string, Change, Change, string[]]>([
  ["letters typed in quick succession are one step", changeOf("text"), changeOf("text", { at: 999 }), ["a"]],
  ["a pause starts a new step", changeOf("text"), changeOf("text", { at: 1000 }), ["a", "b"]],
  ["a change of another field starts a new step", changeOf("text"), changeOf("color", { at: 1 }), ["a", "b"]],
  ["two quick clicks are two steps", changeOf("x"), changeOf("x", { press: 1, at: 1 }), ["a", "b"]],
  [
    "dragging a slider is one step, however long it takes",
    changeOf("size", { press: 1, isHeld: true }),
    changeOf("size", { press: 1, isHeld: true, at: 60_000 }),
    ["a"],
  ],
])("%s", (_, one, other, past) => {
  expect(after(["a", one], ["b", other]).past).toEqual(past);
});

test("a change right after an undo is a separate step", () => {
  const back = undo(after(["a", changeOf("text")]), "b");
  expect(remember(back!.states, "a", changeOf("text", { at: 1 })).past).toEqual(["a"]);
});

test("two simultaneous changes are one step", () => {
  expect(after(["a", changeOf("color")], ["a", changeOf("shape")]).past).toEqual(["a"]);
});

test("drops the oldest steps beyond the maximum", () => {
  const states = after(
    ...Array.from({ length: MAX_STEPS + 5 }, (_, at): [string, Change] => [String(at), changeOf(`x${at}`)]),
  );
  expect(states.past).toHaveLength(MAX_STEPS);
  expect(states.past[0]).toBe("5");
});
