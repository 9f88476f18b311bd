import { expect, it } from "vitest";
import { createLabelPlanner } from "../../../../adapters/codes/sheet/plan-label.ts";
import type { PlannedLabel } from "../../../../adapters/codes/sheet/planned-label.ts";
import { loadLettersNode } from "../../../../adapters/codes/letters/load-letters.node.ts";
import { readQrDesign } from "../../../../core/codes/texts/design-texts.ts";
import { BASELINE, LINE_HEIGHT } from "../../../../core/labels/fit-text.ts";
import type { LabelDesign } from "../../../../core/labels/label-design.ts";
import { CODE_SIDES } from "../../../../core/labels/label-room.ts";
import { TEMPLATES } from "../../../../core/labels/templates.ts";

const MARGIN = 2;
/** The part of a label of 60 × 40 mm within its margins, mm. */
const ROOM = { left: MARGIN, top: MARGIN, right: 60 - MARGIN, bottom: 40 - MARGIN };

const DESIGN: LabelDesign = {
  template: {
    ...TEMPLATES[0]!,
    label: { kind: "rectangle", width: 60, height: 40, corners: 0, hole: 0 },
  },
  side: "top",
  align: null,
  textSize: 3,
  rotation: 0,
  margin: MARGIN,
  border: false,
  ink: "rgb",
};

/** White pictures by path. */
const PICTURES = {
  "logo.png": { rgba: new Uint8ClampedArray(4).fill(255), width: 1, height: 1 },
  "line.png": { rgba: new Uint8ClampedArray(240).fill(255), width: 60, height: 1 },
};

async function planned(
  design: Partial<LabelDesign>,
  {
    texts = ["Apples", "1.20 a piece"],
    picture = null,
  }: { texts?: string[]; picture?: keyof typeof PICTURES | null } = {},
): Promise<PlannedLabel> {
  const reading = readQrDesign({ size: "20mm", dpi: "300" });
  if (!reading.ok) throw new Error("the design is valid");
  const plan = createLabelPlanner(
    { ...DESIGN, ...design },
    {
      loadLetters: loadLettersNode,
      loadPicture: (path) => Promise.resolve(PICTURES[path as keyof typeof PICTURES]),
      lettering: () => Promise.resolve(null),
      printerDpi: null,
    },
  );
  const order = { kind: "qr", content: "HTTPS://QZ.EXAMPLE/1", design: reading.design, logo: null } as const;
  const label = await plan({ cells: {}, texts, picture }, order);
  if (!label.ok) throw new Error(label.problem.message);
  return label.label;
}

/** The edges of all lines of text, mm. */
function edgesOf({ lines }: PlannedLabel) {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  return {
    left: Math.min(...lines.map((line) => line.x)),
    right: Math.max(...lines.map(({ x, line, size }) => x + line.width * size)),
    top: first.y - BASELINE * first.size,
    bottom: last.y + (LINE_HEIGHT - BASELINE) * last.size,
  };
}

it.each([
  ["left", "left"],
  ["center", "center"],
  ["right", "right"],
  [null, "center"],
] as const)("lines of text below the code with --align %s are at the %s", async (align, where) => {
  const label = await planned({ align });
  for (const { x, line, size } of label.lines) {
    const free = ROOM.right - ROOM.left - line.width * size;
    expect(x - ROOM.left).toBeCloseTo({ left: 0, center: free / 2, right: free }[where], 6);
  }
});

it.each(["top", "bottom"] as const)(
  "a code at the %s and its text are centered as one block",
  async (side) => {
    const label = await planned({ side });
    const text = edgesOf(label);
    const code = { top: label.box.y, bottom: label.box.y + label.box.height };
    expect(side === "top" ? text.top - code.bottom : code.top - text.bottom).toBeCloseTo(1, 6);
    const above = Math.min(text.top, code.top) - ROOM.top;
    const below = ROOM.bottom - Math.max(text.bottom, code.bottom);
    expect(above).toBeCloseTo(below, 6);
  },
);

it.each(["left", "right"] as const)(
  "a code at the %s and its text are each centered vertically",
  async (side) => {
    const label = await planned({ side });
    const text = edgesOf(label);
    expect(label.box.y + label.box.height / 2).toBeCloseTo(20, 6);
    expect((text.top + text.bottom) / 2).toBeCloseTo(20, 6);
    const free = { left: label.box.x - ROOM.left, right: ROOM.right - label.box.x - label.box.width };
    expect(free[side]).toBeCloseTo(0, 6);
  },
);

it.each(CODE_SIDES)(
  "with the code at the %s, text and code neither overlap nor leave the margins",
  async (side) => {
    const label = await planned({ side, align: "center" });
    const text = edgesOf(label);
    const code = {
      left: label.box.x,
      right: label.box.x + label.box.width,
      top: label.box.y,
      bottom: label.box.y + label.box.height,
    };
    for (const box of [text, code]) {
      expect(box.left).toBeGreaterThanOrEqual(ROOM.left - 1e-6);
      expect(box.right).toBeLessThanOrEqual(ROOM.right + 1e-6);
      expect(box.top).toBeGreaterThanOrEqual(ROOM.top - 1e-6);
      expect(box.bottom).toBeLessThanOrEqual(ROOM.bottom + 1e-6);
    }
    const apart = {
      left: text.left - code.right,
      right: code.left - text.right,
      top: text.top - code.bottom,
      bottom: code.top - text.bottom,
    };
    expect(apart[side]).toBeGreaterThan(0.99);
  },
);

it("a picture above its text is centered with it as one block, and aligned like it", async () => {
  const label = await planned({ side: "left", align: "right" }, { picture: "logo.png" });
  const { box } = label.picture!;
  const text = edgesOf(label);
  expect(text.top - (box.y + box.height)).toBeCloseTo(1, 6);
  expect(box.y - ROOM.top).toBeCloseTo(ROOM.bottom - text.bottom, 6);
  expect(box.x + box.width).toBeCloseTo(ROOM.right, 6);
  expect(text.right).toBeCloseTo(ROOM.right, 6);
});

it("a picture that would be less than 2 mm high is refused", async () => {
  await expect(planned({}, { picture: "line.png" })).rejects.toThrow("no room for a picture");
});
