import { expect, test } from "vitest";
import * as z from "zod/mini";
import { qrDesignFields, qrDesignOf, textInFrame } from "../../../core/api/design-fields.ts";

const schema = z.object(qrDesignFields).check(textInFrame());

test("no frame is said as on the command line, or by null", () => {
  for (const frame of ["none", null, undefined])
    expect(qrDesignOf(schema.parse({ frame })).frame).toBeUndefined();
  expect(qrDesignOf(schema.parse({ frame: "label" })).frame).toMatchObject({ kind: "label" });
});

test("a text without a frame is refused, also where none is asked for", () => {
  expect(schema.safeParse({ frame: "none", frame_text: "Scan me" }).success).toBe(false);
});
