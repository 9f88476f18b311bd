import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A fixed timestamp for the files of all runs, so that they can be compared byte for byte. */
export const SAME_TIME = { SOURCE_DATE_EPOCH: "1767225600" };

const KINDS: ((row: number) => object)[] = [
  (row) => ({ content: `https://example.com/p/${row}` }),
  (row) => ({ content: `Grüße, Tisch ${row}\nzweite "Zeile"`, level: "M", foreground: "#036" }),
  // the check digit is added
  () => ({ type: "barcode", barcode_format: "EAN13", content: "400638133393" }),
  (row) => ({ content: `=1+${row}`, file: `formula, ${row}` }),
  (row) => ({ type: "vcard", first_name: "Ada", last_name: `Lovelace ${row}` }),
];

/** Rows of several kinds as JSON Lines. Records with multi-line contents may be cut in half. */
export const killedRows = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${JSON.stringify(KINDS[at % KINDS.length]!(at + 1))}\n`).join("");

/**
 * Makes the batch send itself a signal when it reports this row ("ROW of ROWS" on standard error). A signal
 * from outside would arrive later and need a thousand rows.
 * @returns arguments for Node, before those of the program
 */
export function dyingAtRow(signal: NodeJS.Signals, row: number): string[] {
  const source = `
    import { isMainThread } from "node:worker_threads";
    const write = process.stderr.write.bind(process.stderr);
    let isSent = false;
    if (isMainThread) process.stderr.write = (text, ...rest) => {
      const [, done, rows] = /^(\\d+) of (\\d+)\\n$/.exec(text) ?? [];
      if (!isSent && Number(done) >= ${row} && done !== rows) {
        isSent = true;
        process.kill(process.pid, ${JSON.stringify(signal)});
      }
      return write(text, ...rest);
    };`;
  return ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
}

/** The SHA-256 of every file in a folder, including hidden ones, by name. */
export const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );
