import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../../../web/components/copy-text.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
  document.body.replaceChildren();
});

const lendClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

/** Adds `execCommand`, which jsdom lacks. It copies the selection, as browsers do, if `allowed`. */
function lendCommand(allowed: boolean): string[] {
  const copied: string[] = [];
  const execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (allowed) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return allowed;
  };
  Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
  return copied;
}

test("copies a text to the clipboard", async () => {
  const written = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  lendClipboard(written);
  expect(await copyText("漢字")).toBe(true);
  expect(written).toHaveBeenCalledWith("漢字");
});

test("copies without the clipboard API, as on plain http, and keeps the focus", async () => {
  const copied = lendCommand(true);
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  expect(await copyText("WIFI:S:Net;;")).toBe(true);
  expect(copied).toEqual(["WIFI:S:Net;;"]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});

test("returns false if the browser refuses both ways", async () => {
  lendClipboard(() => Promise.reject(new DOMException("", "NotAllowedError")));
  lendCommand(false);
  expect(await copyText("text")).toBe(false);
});
