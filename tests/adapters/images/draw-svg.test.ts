import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { createSvgDrawer } from "../../../adapters/images/draw-svg.ts";
import { logoMessages } from "../../../core/codes/qr/logo-file.ts";
import { isAlive } from "../../support/programs/is-alive.ts";

const MODULE = pathToFileURL(join(import.meta.dirname, "../../../adapters/images/draw-svg.ts"));
const entry = new URL("svg-process.ts", MODULE);

const svg = (content: string, side = 4000): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`);
const square = '<rect width="100%" height="100%" fill="#00d4ff" opacity=".5"/>';

const filter =
  '<feGaussianBlur stdDeviation="90"/><feTurbulence baseFrequency="0.01" numOctaves="9"/><feMorphology operator="dilate" radius="90"/>';
const FILTERS = svg(
  `<filter id="f">${filter.repeat(200)}</filter><rect width="4000" height="4000" filter="url(#f)"/>`,
);

/** Each level draws the one below it ten times. */
const levels = Array.from({ length: 11 }, (_, level) => {
  return `<g id="a${level + 1}" opacity=".9">${`<use href="#a${level}"/>`.repeat(10)}</g>`;
});
const COPIES = svg(`<defs><g id="a0">${square}</g>${levels.join("")}</defs><use href="#a11"/>`);

/** IDs of the drawing processes that are children of this one, from Linux's /proc. */
async function drawingFor(parent: number): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const read = (name: string) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "");
      const [command, status] = [await read("cmdline"), await read("status")];
      const isOurs = command.includes("svg-process") && status.includes(`\nPPid:\t${parent}\n`);
      return isOurs ? [Number(id)] : [];
    }),
  );
  return found.flat();
}

test.each([
  ["an SVG with 600 filters", FILTERS],
  ["an SVG that expands to a hundred billion copies", COPIES],
])("%s is refused in time, its process is killed, and the next drawing works", async (_name, hostile) => {
  const draw = createSvgDrawer({ entry, seconds: 3 });
  const start = performance.now();
  await expect(draw(hostile, 200)).rejects.toMatchObject({
    code: "logo_unreadable",
    message: logoMessages["logo.slow"].replace("{seconds}", "3"),
  });
  expect(performance.now() - start).toBeLessThan(60_000);
  expect(await drawingFor(process.pid)).toEqual([]);
  const next = await createSvgDrawer({ entry })(svg(square, 50), 200);
  expect(next).toMatchObject({ width: 200, height: 200 });
  expect(Buffer.from(next.bytes).subarray(1, 4).toString()).toBe("PNG");
  expect(await drawingFor(process.pid)).toEqual([]);
});

test("a broken drawing is reported as broken", async () => {
  const broken = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"');
  await expect(createSvgDrawer({ entry })(Buffer.concat([broken, Buffer.from(" ")]), 200)).rejects.toThrow(
    logoMessages["logo.broken"],
  );
});

test("a drawing process ends when its parent is killed", async () => {
  const script = `
    import { createSvgDrawer } from ${JSON.stringify(MODULE.href)};
    const entry = new URL(${JSON.stringify(entry.href)});
    await createSvgDrawer({ entry, seconds: 60 })(Buffer.from(process.argv[1], "base64"), 200);`;
  const parent = spawn(process.execPath, [
    "--import",
    "tsx",
    "--input-type=module",
    "-e",
    script,
    Buffer.from(FILTERS).toString("base64"),
  ]);
  const started = await vi.waitFor(
    async () => {
      const ids = await drawingFor(parent.pid ?? 0);
      expect(ids).toHaveLength(1);
      return ids;
    },
    { timeout: 60_000 },
  );
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: 60_000 });
});
