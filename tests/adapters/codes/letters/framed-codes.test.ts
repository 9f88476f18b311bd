import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeQr, type MadeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { frameLettering } from "../../../../adapters/codes/letters/frame-lettering.node.ts";
import { proveFile } from "../../../../adapters/codes/prove/prove-file.node.ts";
import { FILE_FORMATS } from "../../../../core/codes/file-format.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { FRAME_KINDS, type FrameKind } from "../../../../core/codes/qr/frame/frame.ts";
import { readFileIndependently } from "../../../support/codes/independent-decoder.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const CONTENT = "https://example.com";
const SENTENCES = {
  Latin: "Scan to see our menu and to order from your table",
  Cyrillic: "Відскануй мене",
  Arabic: "امسح الرمز لعرض القائمة",
  Hebrew: "סרקו את הקוד 24/7",
  Devanagari: "मेन्यू देखने के लिए स्कैन करें",
  Thai: "สแกนเพื่อดูเมนูอาหาร",
  Japanese: "スキャンしてメニューを見る",
  Korean: "메뉴를 보려면 스캔하세요",
  "simplified Chinese": "扫一扫看菜单",
  "traditional Chinese": "掃描查看菜單",
  emoji: "📷 Scan ☕️ 👩‍💻",
};

async function framed(kind: FrameKind, text: string, extra: object = {}): Promise<MadeQr> {
  const design = qrDesignSchema.parse({ ...extra, frame: { kind, text } });
  return makeQr(CONTENT, design, null, await frameLettering(design));
}

const pathsOf = ({ drawing }: MadeQr) =>
  drawing.layers.flatMap((layer) => (layer.kind === "path" ? [layer.commands] : []));

describe.each(FRAME_KINDS)("a code in the frame %s", (kind) => {
  test("is read from PNG, SVG and PDF by independent decoders and contains no font", async () => {
    const folder = await temporaryFolder();
    const code = await framed(kind, SENTENCES.Arabic, { foreground: "#4c1d95", background: "#f5f3ff" });
    for (const format of FILE_FORMATS) {
      const render = await loadRenderer(format);
      const bytes = await render(code, new Date());
      const { proof, damage } = await proveFile(bytes, format, code, { isSearched: false });
      expect({ format, code: proof.code, damage }).toEqual({ format, code: "scans", damage: null });
      const path = join(folder, `code.${format}`);
      await writeFile(path, bytes);
      expect(await readFileIndependently(path)).toEqual([CONTENT]);
      const text = Buffer.from(bytes).toString("latin1");
      expect(text).not.toMatch(/<text|font-family|\/FontFile/);
    }
  });

  test.each(["Scan for the menu", "Å É Ü", "Scan me please, now", "ẴḜ ǗỘ scan for our whole menu", "ẾÉÅ"])(
    "keeps the text “%s” out of the quiet zone",
    async (text) => {
      const code = await framed(kind, text, { size: 800 });
      const png = await (await loadRenderer("png"))(code, new Date());
      const { proof, damage } = await proveFile(png, "png", code, { isSearched: false });
      expect([proof.code, damage]).toEqual(["scans", null]);
    },
  );

  test.each([200, 300, 517])("keeps module size and quiet zone at %i px", async (size) => {
    const plain = makeQr(CONTENT, qrDesignSchema.parse({ size }), null);
    const code = await framed(kind, "Scan me", { size });
    const { framed: zone, symbol, width, height } = code.drawing;
    expect(code.widthPx / width).toBeCloseTo(plain.widthPx / plain.drawing.width, 9);
    expect(zone).toMatchObject({ width: plain.drawing.width, height: plain.drawing.height });
    expect(Number.isInteger(Number(((height * code.widthPx) / width).toFixed(6)))).toBe(true);
    expect(symbol!.x - zone!.x).toBeGreaterThanOrEqual(4);
    // no path of the frame or its text is in the quiet zone
    for (const commands of pathsOf(code))
      for (const command of commands) {
        if (command.op === "Z") continue;
        const isInside =
          command.x > zone!.x + 1e-9 &&
          command.x < zone!.x + zone!.width - 1e-9 &&
          command.y > zone!.y + 1e-9 &&
          command.y < zone!.y + zone!.height - 1e-9;
        expect(isInside).toBe(false);
      }
  });

  test("keeps its text inside the picture in every script", async () => {
    for (const text of [...Object.values(SENTENCES), "W".repeat(60), "Donaudampfschifffahrtsgesellschaft"]) {
      const code = await framed(kind, text);
      const { width, height } = code.drawing;
      const points = pathsOf(code)
        .flat()
        .filter((command) => command.op !== "Z");
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ys)).toBeLessThanOrEqual(height);
    }
  });
});

test("letters missing from the fonts are refused by name", async () => {
  await expect(framed("label", "Scan კოდი me")).rejects.toMatchObject({
    code: "validation_failed",
    message: "Our fonts have no letters for კ ო დ ი.",
    fields: { frame_text: "Our fonts have no letters for კ ო დ ი." },
  });
});

test("right-to-left text is drawn from the right", async () => {
  const lettering = (await frameLettering(qrDesignSchema.parse({ frame: { kind: "label", text: "אב" } })))!;
  const [alef, both] = [lettering.line("א"), lettering.line("אב")];
  // alef, the first letter, is on the right: bet is to the left of it
  const rightmost = (commands: typeof both.commands) =>
    Math.max(...commands.map((command) => (command.op === "Z" ? -Infinity : command.x)));
  expect(both.width).toBeGreaterThan(alef.width);
  expect(rightmost(both.commands)).toBeCloseTo(both.width - alef.width + rightmost(alef.commands), 6);
});

test("a frame that reaches into the quiet zone is detected as damage", async () => {
  const code = await framed("label", "Scan me");
  const render = await loadRenderer("png");
  const bytes = await render(code, new Date());
  const shifted = {
    ...code,
    drawing: { ...code.drawing, framed: { ...code.drawing.framed!, height: code.drawing.height } },
  };
  const { damage } = await proveFile(bytes, "png", shifted, { isSearched: false });
  expect(damage).toBe("The quiet zone around the code is not clear");
});
