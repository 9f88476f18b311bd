import type { ScanFileProblem } from "../../../core/codes/scan-file.ts";
import type { ScannedCode, ScanProblem } from "../../../core/codes/scan.ts";
import type { ScanProgress, ScanOutcome, ShownPicture } from "../../codes/scan-protocol.ts";

/** Largest number of pictures at once; more would fill the memory of a phone. */
export const MAX_PICTURES = 30;

type PictureState =
  | { kind: "waiting" }
  /** `phase` is "loading" until the large decoder is loaded. */
  | { kind: "scanning"; phase: "reading" | "loading"; share: number }
  | { kind: "found"; allReaders: boolean }
  | { kind: "not_found"; problem: ScanProblem | null; allReaders: boolean }
  | { kind: "refused"; problem: ScanFileProblem }
  /** By the Cancel button. */
  | { kind: "stopped" }
  | { kind: "failed" };

/** A picture given to the scanner, and its state. */
export interface ScannerPicture {
  id: number;
  name: string;
  /** Null for a camera frame. */
  file: File | null;
  shown: ShownPicture | null;
  codes: ScannedCode[];
  state: PictureState;
}

export interface ScannerState {
  pictures: ScannerPicture[];
  /** The picture that is shown large; null if there is none. */
  selected: number | null;
}

export const EMPTY_SCANNER: ScannerState = { pictures: [], selected: null };

export type ScannerAction =
  /** Replaces all pictures. */
  | { kind: "take"; pictures: ScannerPicture[] }
  | { kind: "again" }
  | { kind: "begin"; id: number }
  | { kind: "news"; id: number; news: ScanProgress }
  | { kind: "outcome"; id: number; outcome: ScanOutcome }
  | { kind: "failed"; id: number }
  /** Cancels unfinished scans. */
  | { kind: "stop" }
  | { kind: "select"; id: number }
  | { kind: "reset" };

export function scannerReducer(state: ScannerState, action: ScannerAction): ScannerState {
  const { pictures } = state;
  const change = (id: number, patch: (picture: ScannerPicture) => Partial<ScannerPicture>): ScannerState => ({
    ...state,
    pictures: pictures.map((one) => (one.id === id ? { ...one, ...patch(one) } : one)),
  });
  switch (action.kind) {
    case "take":
      return { pictures: action.pictures, selected: action.pictures[0]?.id ?? null };
    case "again":
      return {
        ...state,
        pictures: pictures.map((one) => (one.file ? { ...one, codes: [], state: { kind: "waiting" } } : one)),
      };
    case "begin":
      return change(action.id, () => ({ state: { kind: "scanning", phase: "reading", share: 0 } }));
    case "news":
      return change(action.id, (picture) => afterProgress(picture, action.news));
    case "outcome":
      return followFirstFind(
        state,
        change(action.id, () => afterOutcome(action.outcome)),
      );
    case "failed":
      return change(action.id, () => ({ state: { kind: "failed" } }));
    case "stop":
      return {
        ...state,
        pictures: pictures.map((one) => (isBusy(one) ? { ...one, state: stopped(one) } : one)),
      };
    case "select":
      return { ...state, selected: action.id };
    default:
      return EMPTY_SCANNER;
  }
}

function afterProgress(picture: ScannerPicture, news: ScanProgress): Partial<ScannerPicture> {
  if (picture.state.kind !== "scanning") return {};
  switch (news.kind) {
    case "shown":
      return { shown: news.picture };
    case "progress":
      return { state: { ...picture.state, share: news.share } };
    case "waiting":
      return { codes: news.codes, state: { kind: "scanning", phase: "loading", share: 0 } };
    default:
      return { state: { kind: "scanning", phase: "reading", share: 0 } };
  }
}

function afterOutcome(outcome: ScanOutcome): Partial<ScannerPicture> {
  if (outcome.kind === "refused") return { state: outcome };
  const { result, allReaders } = outcome;
  return {
    codes: result.codes,
    state:
      result.codes.length > 0
        ? { kind: "found", allReaders }
        : { kind: "not_found", problem: result.problem, allReaders },
  };
}

/**
 * If nothing was found in the picture that is shown, switches to the first one with a code. The codes of a
 * picture that waited for the large decoder are known before its scan is done.
 */
function followFirstFind(before: ScannerState, after: ScannerState): ScannerState {
  const had = before.pictures.some((one) => one.codes.length > 0 && !isBusy(one));
  const first = after.pictures.find(({ codes }) => codes.length > 0);
  const isSelectedDone = !after.pictures.some((one) => one.id === after.selected && isBusy(one));
  return !had && first && isSelectedDone ? { ...after, selected: first.id } : after;
}

const stopped = ({ codes }: ScannerPicture): PictureState =>
  codes.length > 0 ? { kind: "found", allReaders: false } : { kind: "stopped" };

export const isBusy = ({ state }: ScannerPicture): boolean =>
  state.kind === "waiting" || state.kind === "scanning";
