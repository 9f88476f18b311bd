import { expect, test } from "vitest";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import {
  MOST_RECENT,
  recentCodeSchema,
  withRecent,
  type RecentCode,
} from "../../../web/recent/recent-code.ts";

const codeOf = (id: number, content: string, more: Partial<RecentCode> = {}): RecentCode => ({
  record: {
    id: `0193a0b0-0000-4000-8000-${String(id).padStart(12, "0")}`,
    content,
    type: "text",
    format: "png",
    design: { kind: "qr", ...qrDesignSchema.parse({}) },
    logoUrl: null,
  },
  logo: null,
  at: id,
  ...more,
});

test("puts the newest first and drops the oldest beyond the maximum", () => {
  const codes = Array.from({ length: MOST_RECENT }, (_, at) => codeOf(at, `code ${at}`));
  const next = withRecent(codes, codeOf(99, "new"));
  expect(next).toHaveLength(MOST_RECENT);
  expect(next[0]?.record.content).toBe("new");
  expect(next.map(({ record }) => record.content)).not.toContain("code 0");
});

test("replaces the same code in another format, but not one with a logo", () => {
  const svg = codeOf(2, "a");
  expect(withRecent([codeOf(1, "a")], { ...svg, record: { ...svg.record, format: "svg" } })).toHaveLength(1);
  const logo = { name: "a.png", dataUrl: "data:image/png;base64,AAAA" };
  expect(withRecent([codeOf(1, "a")], codeOf(2, "a", { logo }))).toHaveLength(2);
});

test("accepts a history record, and rejects a logo that is not an image", () => {
  expect(recentCodeSchema.safeParse(codeOf(1, "a")).success).toBe(true);
  expect(recentCodeSchema.safeParse({ ...codeOf(1, "a"), logo: "javascript:" }).success).toBe(false);
});
