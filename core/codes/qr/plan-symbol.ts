import { capacityBits, LARGEST_VERSION } from "./capacity.ts";
import { cheapestModes } from "./segment-path.ts";
import {
  ALPHANUMERIC,
  BYTE,
  headerBits,
  NUMERIC,
  payloadBits,
  type Segment,
  type SegmentMode,
} from "./segment.ts";
import type { ErrorCorrectionLevel } from "./symbol.ts";
import { utf8Length } from "../utf8.ts";

function totalBits(segments: Segment[], version: number): number {
  let bits = 0;
  for (const { mode, length } of segments) bits += headerBits(mode, version) + payloadBits(mode, length);
  return bits;
}

function smallestVersion(segments: Segment[], level: ErrorCorrectionLevel): number | null {
  for (let version = 1; version <= LARGEST_VERSION; version++) {
    if (totalBits(segments, version) <= capacityBits(version, level)) return version;
  }
  return null;
}

export interface SymbolPlan {
  segments: Segment[];
  /** The smallest that fits the content, or null if none does. */
  version: number | null;
  /** Unused bits in this version; negative, for the largest one, if the content does not fit. */
  spareBits: number;
}

/** Cuts content into the segments that the `qrcode` package cuts it into, and finds their version. */
export function planSymbol(content: string, level: ErrorCorrectionLevel): SymbolPlan {
  const runs = splitRuns(content);
  const estimate = smallestVersion(runs, level) ?? LARGEST_VERSION;
  const segments = runs.length === 1 ? runs : merged(runs, cheapestModes(runs, estimate));
  const version = smallestVersion(segments, level);
  const judged = version ?? LARGEST_VERSION;
  return { segments, version, spareBits: capacityBits(judged, level) - totalBits(segments, judged) };
}

/** The densest mode of each ASCII character. */
const DENSEST = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[0-9]/.test(character)) return NUMERIC;
  return /[A-Z $%*+\-./:]/.test(character) ? ALPHANUMERIC : BYTE;
});

/** Longest runs of characters whose densest mode is the same. */
function splitRuns(content: string): Segment[] {
  const runs: Segment[] = [];
  let start = 0;
  while (start < content.length) {
    const mode = modeAt(content, start);
    let end = start + 1;
    while (end < content.length && modeAt(content, end) === mode) end++;
    const text = content.slice(start, end);
    runs.push({ mode, text, length: mode === BYTE ? utf8Length(text) : text.length });
    start = end;
  }
  return runs;
}

function modeAt(content: string, index: number): SegmentMode {
  return (DENSEST[content.charCodeAt(index)] ?? BYTE) as SegmentMode;
}

/** Joins neighbors of one mode. */
function merged(runs: Segment[], modes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  let last: Segment | undefined;
  runs.forEach(({ text, length }, index) => {
    const mode = (modes[index] ?? BYTE) as SegmentMode;
    if (last?.mode === mode) {
      last.text += text;
      last.length += length;
    } else {
      last = { mode, text, length };
      segments.push(last);
    }
  });
  return segments;
}
