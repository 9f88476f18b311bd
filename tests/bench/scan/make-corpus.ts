import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { noise, outOfFocus, shaken, unevenLight } from "./camera.ts";
import { type Label, randomLabel } from "./label.ts";
import { type Choices, choicesFrom } from "./random.ts";
import { emptyScene, exposed, place, type Scene } from "./scene.ts";

/**
 * Writes pictures of codes as a camera might take them: rotated, in perspective, blurred, noisy, badly lit,
 * light on dark, several in one picture. The format is that of bench:scan; `also` lists the other codes in a
 * picture.
 *
 * Run with `npx tsx tests/bench/scan/make-corpus.ts FOLDER [COUNT] [SEED]`.
 */
const [folder, count = "300", seed = "1"] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say a folder to write to.");
mkdirSync(folder, { recursive: true });
const lines: string[] = [];
for (let index = 0; index < Number(count); index++) {
  const choices = choicesFrom(Number(seed) * 100_003 + index);
  const kind = choices.chance(0.6) ? "qr" : "1d";
  const { scene, labels } = photograph(kind, choices);
  const image = `${kind}-${String(index).padStart(4, "0")}.${choices.chance(0.7) ? "jpg" : "png"}`;
  const { width, height, rgba } = exposed(scene);
  const file = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
  const encoded = image.endsWith("jpg") ? file.jpeg({ quality: choices.whole(25, 92) }) : file.png();
  writeFileSync(join(folder, image), await encoded.toBuffer());
  const [expected, ...also] = labels.map(({ content }) => content);
  lines.push(JSON.stringify({ image, kind, expected, ...(also.length > 0 ? { also } : {}) }));
}
writeFileSync(join(folder, "expected.jsonl"), `${lines.join("\n")}\n`);

function photograph(kind: "qr" | "1d", choices: Choices): { scene: Scene; labels: Label[] } {
  const { between, whole, chance } = choices;
  const columns = chance(0.15) ? 2 : 1;
  const rows = chance(0.15) ? 2 : 1;
  const labels = Array.from({ length: columns * rows }, () => randomLabel(kind, choices));
  const modulePx = kind === "qr" ? between(1.8, 8) : between(1.4, 4.5);
  const cell = Math.max(...labels.map((label) => label.modules)) * modulePx * between(1.15, 1.9);
  const scene = emptyScene(Math.ceil(columns * cell), Math.ceil(rows * cell), choices);
  const isInverted = chance(0.1);
  const contrast = chance(0.25) ? between(30, 80) : between(110, 230);
  const dark = between(5, 245 - contrast);
  const [ink, paper] = isInverted ? [dark + contrast, dark] : [dark, dark + contrast];
  const turn = (chance(0.5) ? between(-0.15, 0.15) : between(-Math.PI, Math.PI)) * (kind === "qr" ? 1 : 0.5);
  const skew = chance(0.5) ? between(0, kind === "qr" ? 0.18 : 0.08) : 0;
  labels.forEach((label, index) => {
    const width = label.modules * modulePx;
    const height = (width * label.picture.height) / label.picture.width;
    const center = { x: ((index % columns) + 0.5) * cell, y: (Math.floor(index / columns) + 0.5) * cell };
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([right, down]) => {
      const x = (right! * width * (1 - between(0, skew))) / 2;
      const y = (down! * height * (1 - between(0, skew))) / 2;
      return {
        x: center.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: center.y + x * Math.sin(turn) + y * Math.cos(turn),
      };
    });
    place(scene, label, { corners, ink, paper });
  });
  if (chance(0.6)) unevenLight(scene, choices);
  // blur in modules, up to what a human could still make out
  outOfFocus(scene, chance(0.6) ? modulePx * between(0.1, kind === "qr" ? 0.65 : 0.5) : 0);
  if (chance(0.1)) shaken(scene, modulePx * between(0.4, 1.2), chance(0.5));
  if (chance(0.6)) noise(scene, whole(1, contrast / 7), choices);
  return { scene, labels };
}
