import { describe, expect, test } from "vitest";
import { readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { readFrame } from "../../../../core/codes/texts/frame-texts.ts";

describe("readFrame", () => {
  test("returns null for a design without a frame or with the frame none", () => {
    expect(readFrame({})).toEqual({ frame: null, problems: [] });
    expect(readFrame({ frame: "none", frame_text: "Scan me" })).toEqual({ frame: null, problems: [] });
  });

  test("reads a frame in any spelling, with a default text", () => {
    expect(readFrame({ frame: "Label above" }).frame).toEqual({
      kind: "label-above",
      text: "Scan me",
      color: null,
    });
    expect(readFrame({ frame: "ribbon", frame_text: " Menü ", frame_color: "#123" }).frame).toEqual({
      kind: "ribbon",
      text: "Menü",
      color: "#123",
    });
  });

  test.each([
    [{ frame: "gold" }, /^"gold" is not one of label, label-above, bubble/],
    [{ frame_text: "Scan me" }, /^It needs a frame: choose one of label/],
    [{ frame_color: "#123" }, /^It needs a frame/],
    [{ frame: "label", frame_color: "transparent" }, /^"transparent" is not a color/],
    [
      { frame: "label", frame_text: "a".repeat(500) },
      /^A frame has room for 60 characters, and this text has 500\.$/,
    ],
  ])("refuses %o", (texts, message) => {
    const { frame, problems } = readFrame(texts);
    expect(frame).toBeNull();
    expect(problems).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test("counts the text in code points after collapsing spaces", () => {
    expect(readFrame({ frame: "label", frame_text: "😀".repeat(60) }).problems).toEqual([]);
    expect(readFrame({ frame: "label", frame_text: `a${" \n".repeat(90)}b` }).problems).toEqual([]);
  });
});

test("a frame is part of a design and is kept with a preset", () => {
  expect(readQrDesign({ preset: "violet", frame: "bubble" })).toMatchObject({
    ok: true,
    design: { foreground: "#4c1d95", frame: { kind: "bubble", text: "Scan me" } },
  });
});
