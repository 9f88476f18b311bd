import { Readable } from "node:stream";
import formidable from "formidable";
import { expect, test } from "vitest";
import { gatheringMultipart } from "../../../../adapters/http/body/gather-part-data.ts";

const CR = "\r";
const MEGABYTE = 1024 * 1024;

/** The chunks in which the data of each part arrives. */
async function piecesOf(contents: readonly string[], chunk: number): Promise<Buffer[][]> {
  const form = contents.map(
    (content, index) => `--x\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n${content}\r\n`,
  );
  const bytes = Buffer.from(`${form.join("")}--x--\r\n`);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  const parts: Buffer[][] = [];
  const parser = formidable({ enabledPlugins: [gatheringMultipart] });
  parser.onPart = (part) => {
    const pieces: Buffer[] = [];
    parts.push(pieces);
    part.on("data", (piece: Buffer) => pieces.push(piece));
  };
  const headers = {
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(bytes.length),
  };
  await parser.parse(Object.assign(Readable.from(chunks), { headers }) as never);
  return parts;
}

test.each([1, 7, 65_536])(
  "passes the parts of a form through unchanged in chunks of %i bytes",
  async (chunk) => {
    const contents = [
      "plain",
      "",
      CR.repeat(3000),
      "\r\n--".repeat(700),
      `${"long ".repeat(900)}\r\n--\r\n-x\r\r\n--y`,
      "\n",
    ];
    const parts = await piecesOf(contents, chunk);
    expect(parts.map((pieces) => Buffer.concat(pieces).toString())).toEqual(contents);
  },
);

test("does not split content that resembles a boundary into single bytes", async () => {
  for (const content of [CR.repeat(MEGABYTE), "\r\n".repeat(MEGABYTE / 2), "\r\n--".repeat(MEGABYTE / 4)]) {
    const [pieces = []] = await piecesOf([content], 65_536);
    expect(Buffer.concat(pieces).equals(Buffer.from(content))).toBe(true);
    expect(pieces.length).toBeLessThan(100);
  }
});
