import type { ScanFileProblem } from "../../core/codes/scan-file.ts";
import type { ScannedCode, ScanResult } from "../../core/codes/scan.ts";

/** A square in a picture, px. */
export interface Region {
  x: number;
  y: number;
  side: number;
}

/** Requests of the page to the worker. */
export type ScanQuestion =
  /** Fetch the large reader, before anybody asks for a scan. */
  | { kind: "load" }
  | { kind: "file"; id: number; file: Blob }
  /** One look at a part of a camera's picture. */
  | { kind: "frame"; id: number; frame: ImageBitmap; region: Region };

/** A picture as shown: smaller than the scanned one. Positions of codes are in px of `width` by `height`. */
export interface ShownPicture {
  bitmap: ImageBitmap;
  width: number;
  height: number;
}

/** Result of scanning a file. */
export type ScanOutcome =
  | { kind: "refused"; problem: ScanFileProblem }
  /** `allReaders`: false if the large decoder could not be loaded, so that barcodes were not searched. */
  | { kind: "scanned"; result: ScanResult; allReaders: boolean };

/** Progress of a scan. */
export type ScanProgress =
  | { kind: "shown"; picture: ShownPicture }
  /** From 0 to 1. */
  | { kind: "progress"; share: number }
  /** The small reader is done, and the large one is still on its way through the network. */
  | { kind: "waiting"; codes: ScannedCode[] }
  | { kind: "loaded" };

export interface FrameAnswer {
  codes: ScannedCode[];
  /** The frame, if it contained a code. */
  picture: ShownPicture | null;
}

/** Answers of the worker. */
export type ScanAnswer =
  | { kind: "news"; id: number; news: ScanProgress }
  | { kind: "outcome"; id: number; outcome: ScanOutcome }
  | { kind: "frame"; id: number; answer: FrameAnswer }
  | { kind: "failed"; id: number; reason: string };
