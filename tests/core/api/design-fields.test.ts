import { expect, test } from "vitest";
import * as z from "zod/mini";
import { qrDesignFields, qrDesignOf, textInFrame } from "../../../core/api/design-fields.ts";

const schema = z.object(qrDesignFields).check(textInFrame());

test("none, null or a missing field mean no frame", () => {
  for (const frame of ["none", null, undefined])
    expect(qrDesignOf(schema.parse({ frame })).frame).toBeUndefined();
  expect(qrDesignOf(schema.parse({ frame: "label" })).frame).toMatchObject({ kind: "label" });
});

test("a frame text is refused if the frame is none", () => {
  expect(schema.safeParse({ frame: "none", frame_text: "Scan me" }).success).toBe(false);
});

test("sides accept px, with a unit or as a number, or a length", () => {
  expect(qrDesignOf(schema.parse({ size: "400px" })).size).toBe(400);
  expect(qrDesignOf(schema.parse({ width: "400 px", height: 300 })).size).toEqual({
    width: 400,
    height: 300,
  });
  expect(qrDesignOf(schema.parse({ size: "1 inch" })).print).toEqual({ dpi: 300, size: 300 });
  for (const size of ["5px", "400", "", "1.5px"]) expect(schema.safeParse({ size }).success).toBe(false);
});
