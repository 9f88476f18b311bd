import { expect, test } from "vitest";
import { keepsItsKeys, undoOfKeys } from "../../../../web/generator/undo/undo-keys.ts";

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: "z", ctrlKey: true }, "undo"],
  [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  [{ key: "y", ctrlKey: true }, "redo"],
  [{ key: "z", metaKey: true }, "undo"],
  [{ key: "z", metaKey: true, shiftKey: true }, "redo"],
  [{ key: "y", metaKey: true }, null],
  [{ key: "z" }, null],
  [{ key: "z", ctrlKey: true, altKey: true }, null],
  [{ key: "z", ctrlKey: true, metaKey: true }, null],
])("%o", (keys, way) => {
  expect(undoOfKeys({ ...none, ...keys })).toBe(way);
});

test.each([
  ["<textarea id=it></textarea>", true],
  ["<input id=it>", true],
  ["<input type=date id=it>", true],
  ["<input type=range id=it>", false],
  ["<input type=radio id=it>", false],
  ["<button id=it></button>", false],
  ["<div role=dialog><button id=it></button></div>", true],
])("%s keeps its own undo keys: %s", (html, own) => {
  document.body.innerHTML = html;
  expect(keepsItsKeys(document.getElementById("it"))).toBe(own);
});
