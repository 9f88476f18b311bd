import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createFileSink } from "../../../../adapters/codes/sheet/file-sink.node.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("two runs with the same output leave a whole file of the later one, and the earlier one says so", async () => {
  const folder = await temporaryFolder();
  const path = join(folder, "labels.pdf");
  const earlier = createFileSink(path);
  earlier.write(bytes("earlier, "));
  const later = createFileSink(path);
  later.write(bytes("later, "));
  earlier.write(bytes("whole"));
  expect(() => earlier.finish()).toThrow(`Another run writes ${path} as well`);
  earlier.discard();
  later.write(bytes("whole"));
  later.finish();
  expect(readFileSync(path, "utf8")).toBe("later, whole");
  expect(readdirSync(folder)).toEqual(["labels.pdf"]);
});
