import { describe, expect, it } from "vitest";
import {
  dosTime,
  end64Records,
  endRecord,
  listEntry,
} from "../../../../../../adapters/codes/batch/output/zip/zip-records.ts";

const MAX32 = 0xff_ff_ff_ff;
const FILE = {
  name: "a.png",
  method: 0 as const,
  crc32: 0,
  size: 1,
  packedSize: 1,
  time: dosTime(new Date(2026, 0, 31, 12, 30, 20)),
};

describe("ZIP64", () => {
  it.each([
    [MAX32 - 1, MAX32 - 1, []],
    // the maximum means "look in the extra field" (APPNOTE 4.5.3), so the field has to exist
    [MAX32, MAX32, [MAX32]],
    [MAX32 + 1, MAX32, [MAX32 + 1]],
  ])("stores the offset of a file at byte %i", (offset, field, extra) => {
    const entry = listEntry(FILE, offset);
    expect(entry.readUInt32LE(42)).toBe(field);
    const bytes = entry.readUInt16LE(30);
    const offsets = bytes === 0 ? [] : [Number(entry.readBigUInt64LE(entry.length - 8))];
    expect(offsets).toEqual(extra);
  });

  it.each([
    [{ count: 65_534, bytes: 1, offset: 1 }, 0],
    [{ count: 65_535, bytes: 1, offset: 1 }, 76],
    [{ count: 1, bytes: MAX32, offset: 1 }, 76],
    [{ count: 1, bytes: 1, offset: MAX32 - 1 }, 0],
    [{ count: 1, bytes: 1, offset: MAX32 }, 76],
  ])("has its own end records if a field would overflow: %j", (list, bytes) => {
    expect(end64Records(list)).toHaveLength(bytes);
    expect(endRecord(list, Buffer.from("made by a test"))).toHaveLength(22 + 14);
  });
});
