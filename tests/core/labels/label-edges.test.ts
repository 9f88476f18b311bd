import { expect, it } from "vitest";
import { cutEdges } from "../../../core/labels/label-edges.ts";
import type { PathCommand } from "../../../core/codes/drawing.ts";
import type { LabelShape } from "../../../core/labels/template.ts";

const points = (edge: readonly PathCommand[]) =>
  edge.flatMap((step) => (step.op === "L" || step.op === "M" ? [step] : []));

it.each([0, 2])(
  "adjacent labels share the same dashes along their edge, with corners of %i mm",
  (corners) => {
    const shape: LabelShape = { kind: "rectangle", width: 60, height: 40, corners, hole: 0 };
    const along = (side: "x" | "y", at: number) =>
      cutEdges(shape)
        .map(points)
        .find((edge) => edge.length === 2 && edge.every((point) => point[side] === at));
    const [left, right] = [along("x", 0), along("x", shape.width)];
    const [top, bottom] = [along("y", 0), along("y", shape.height)];
    expect([top, bottom, left, right]).not.toContain(undefined);
    // the next label is below this one
    expect(bottom).toEqual(top?.map((step) => ({ ...step, y: shape.height })));
    expect(right).toEqual(left?.map((step) => ({ ...step, x: shape.width })));
  },
);
