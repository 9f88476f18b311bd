import { expect, test } from "vitest";
import { createLog, gatherLines } from "../../../adapters/system/create-log.ts";

/** Characters that would start new lines or control a terminal. */
const FORGED = 'a\nb\r\n{"level":"fatal"}\u2028\u2029\u0085\u009b31m\u001b[31m\u0000';

const linesOf = (format: "text" | "json", entry: object, message?: string): string => {
  let said = "";
  const log = createLog({ level: "info", format }, { write: (line) => void (said += line) });
  log.info(entry, message);
  return said;
};

test.each(["json", "text"] as const)(
  "line breaks and control characters in a value cannot forge a line in the %s log",
  (format) => {
    for (const said of [
      linesOf(format, { event: "request", route: FORGED, request_id: FORGED }),
      linesOf(format, { name: FORGED, [FORGED]: 1 }, FORGED),
    ]) {
      expect(said.split(/[\n\r\u0085\u2028\u2029]/)).toEqual([expect.any(String), ""]);
      expect(said.slice(0, -1)).not.toMatch(/\p{Cc}/u);
    }
  },
);

test("the JSON log has one object per line with the time, level and event", () => {
  const entry = JSON.parse(linesOf("json", { event: "server_started", port: 1 }, "it runs\n")) as object;
  expect(entry).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    pid: process.pid,
    event: "server_started",
    port: 1,
    msg: "it runs\n",
  });
});

test("the text log has a readable line per entry, with requests as short as possible", () => {
  const request = { event: "request", request_id: "id-of-it", method: "GET", route: "/s/:code", status: 302 };
  expect(linesOf("text", { ...request, ms: 4.2, bytes: 512 })).toMatch(
    /^[\d:.]{12} info {2}GET \/s\/:code 302 4\.2 ms 512 B id-of-it\n$/,
  );
  expect(linesOf("text", { event: "job_failed", queue: "mail" }, "no such host")).toMatch(
    /^[\d:.]{12} info {2}no such host queue=mail\n$/,
  );
});

test("a stack trace is indented, one frame per line, so that none looks like an entry", () => {
  const said = linesOf("text", { stack: "Error: x\n    at a.ts:1\n12:00:00.000 info  forged" }, "x");
  expect(said.split("\n").slice(1)).toEqual([
    "    Error: x",
    "    at a.ts:1",
    "    12:00:00.000 info  forged",
    "",
  ]);
});

test("lines logged together are written together, in order and complete", async () => {
  const writes: string[] = [];
  const to = gatherLines({ write: (lines) => void writes.push(lines) });
  for (const line of ["a\n", "b\n", "c\n"]) to.write(line);
  expect(writes).toEqual([]);
  await expect.poll(() => writes).toEqual(["a\nb\nc\n"]);
  to.write(`${"x".repeat(70_000)}\n`);
  expect(writes).toHaveLength(2);
});
