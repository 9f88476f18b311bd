import { expect, test } from "vitest";
import type { ScannedCode } from "../../../../core/codes/scan.ts";
import { scanFileProblem } from "../../../../core/codes/scan-file.ts";
import { scanProblem } from "../../../../core/codes/scan.ts";
import {
  EMPTY_SCANNER,
  isBusy,
  scannerReducer,
  type ScannerAction,
  type ScannerPicture,
} from "../../../../web/features/scanner/scanner-state.ts";

const code = (text: string): ScannedCode => ({
  decoder: "jsqr",
  format: "QR Code",
  text,
  binary: false,
  corners: null,
});
const picture = (id: number): ScannerPicture => ({
  id,
  name: `${id}.png`,
  file: new File(["x"], `${id}.png`),
  shown: null,
  codes: [],
  state: { kind: "waiting" },
});
const after = (...actions: ScannerAction[]) => actions.reduce(scannerReducer, EMPTY_SCANNER);
const begin = (id: number): ScannerAction => ({ kind: "begin", id });
const take = (...ids: number[]): ScannerAction => ({ kind: "take", pictures: ids.map(picture) });
const found = (id: number, ...texts: string[]): ScannerAction => ({
  kind: "outcome",
  id,
  outcome: { kind: "scanned", result: { codes: texts.map(code), problem: null }, allReaders: true },
});
const nothing = (id: number): ScannerAction => ({
  kind: "outcome",
  id,
  outcome: { kind: "scanned", result: { codes: [], problem: scanProblem("no_code") }, allReaders: true },
});
const statesOf = (...actions: ScannerAction[]) => after(...actions).pictures.map(({ state }) => state.kind);

test("a picture goes from waiting to scanning to its result", () => {
  expect(statesOf(take(1))).toEqual(["waiting"]);
  expect(statesOf(take(1), begin(1))).toEqual(["scanning"]);
  expect(statesOf(take(1), begin(1), found(1, "a"))).toEqual(["found"]);
  expect(statesOf(take(1), begin(1), nothing(1))).toEqual(["not_found"]);
  const problem = scanFileProblem("empty");
  expect(statesOf(take(1), { kind: "outcome", id: 1, outcome: { kind: "refused", problem } })).toEqual([
    "refused",
  ]);
  expect(statesOf(take(1), { kind: "failed", id: 1 })).toEqual(["failed"]);
});

test("the small reader's codes are shown while the large one loads, and kept if the scan is stopped", () => {
  const early: ScannerAction[] = [
    take(1),
    begin(1),
    { kind: "news", id: 1, news: { kind: "waiting", codes: [code("early")] } },
  ];
  const [waiting] = after(...early).pictures;
  expect(waiting).toMatchObject({
    codes: [{ text: "early" }],
    state: { kind: "scanning", phase: "loading" },
  });
  const [stopped] = after(...early, { kind: "stop" }).pictures;
  expect(stopped).toMatchObject({ codes: [{ text: "early" }], state: { kind: "found", allReaders: false } });
  expect(statesOf(take(1, 2), begin(1), { kind: "stop" })).toEqual(["stopped", "stopped"]);
});

test("news of a finished scan is ignored", () => {
  const [done] = after(take(1), begin(1), found(1, "a"), {
    kind: "news",
    id: 1,
    news: { kind: "progress", share: 0.5 },
  }).pictures;
  expect(done?.state.kind).toBe("found");
});

test("selects the first picture with a code, unless the user has selected another one", () => {
  expect(after(take(1, 2)).selected).toBe(1);
  expect(after(take(1, 2), begin(1), nothing(1), begin(2), found(2, "b")).selected).toBe(2);
  expect(after(take(1, 2), begin(1), found(1, "a"), begin(2), found(2, "b")).selected).toBe(1);
  const chosen: ScannerAction = { kind: "select", id: 3 };
  expect(after(take(1, 2, 3), begin(1), nothing(1), chosen, begin(2), found(2, "b")).selected).toBe(3);
});

test("scanning again clears the codes, and reset clears everything", () => {
  const again = after(take(1), begin(1), found(1, "a"), { kind: "again" });
  expect(again.pictures[0]).toMatchObject({ codes: [], state: { kind: "waiting" } });
  expect(again.pictures.some(isBusy)).toBe(true);
  expect(after(take(1), { kind: "reset" })).toEqual(EMPTY_SCANNER);
});

test("selects a picture whose codes were found before the large reader was loaded", () => {
  const waited: ScannerAction = { kind: "news", id: 2, news: { kind: "waiting", codes: [code("early")] } };
  const { selected } = after(
    take(1, 2, 3),
    nothing(1),
    begin(2),
    waited,
    found(2, "early"),
    found(3, "late"),
  );
  expect(selected).toBe(2);
});
