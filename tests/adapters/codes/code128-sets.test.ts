import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseCodeSets } from "../../../adapters/codes/encode/code128-sets.ts";

const SHIFT = "\xcb";
const SETS: Record<string, string> = { "\xcc": "C", "\xcd": "B", "\xce": "A" };

/** Decodes the data symbol character by symbol character, as a reader would. */
function follow({ start, data }: { start: string; data: string }) {
  let set = start;
  let content = "";
  let characters = 0;
  for (let at = 0; at < data.length; characters++) {
    const next = data.charAt(at);
    if (SETS[next]) {
      set = SETS[next];
      at += 1;
    } else if (set === "C") {
      const pair = data.slice(at, at + 2);
      if (!/^[0-9]{2}$/.test(pair)) throw new Error(`set C has no ${JSON.stringify(pair)}`);
      content += pair;
      at += 2;
    } else {
      const shifted = next === SHIFT;
      const character = shifted ? data.charAt(at + 1) : next;
      const inA = (set === "A") !== shifted;
      if (inA ? character >= "`" : character < " ")
        throw new Error(`wrong set for ${JSON.stringify(character)}`);
      content += character;
      characters += shifted ? 1 : 0;
      at += shifted ? 2 : 1;
    }
  }
  return { content, characters };
}

/** The minimal number of symbol characters, by brute force. */
function fewest(content: string): number {
  const from = (at: number, set: string): number => {
    if (at === content.length) return 0;
    const ways = ["A", "B", "C"].map((next) => {
      const change = next === set ? 0 : 1;
      if (next === "C") {
        return /^[0-9]{2}$/.test(content.slice(at, at + 2)) ? change + 1 + from(at + 2, next) : Infinity;
      }
      const character = content.charAt(at);
      const inSet = next === "A" ? character < "`" : character >= " ";
      return change + (inSet ? 1 : 2) + from(at + 1, next);
    });
    return Math.min(...ways);
  };
  return Math.min(...["A", "B", "C"].map((start) => from(0, start)));
}

const contents = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom("0", "1", "2", "9", "a", "A", "\n", "`"), minLength: 1, maxLength });

describe("chooseCodeSets", () => {
  it("encodes any content in sets that contain its characters", () => {
    fc.assert(
      fc.property(contents(60), (content) => {
        expect(follow(chooseCodeSets(content)).content).toBe(content);
      }),
      { numRuns: 2000 },
    );
  });

  it("uses the minimum number of symbol characters", () => {
    fc.assert(
      fc.property(contents(7), (content) => {
        expect(follow(chooseCodeSets(content)).characters).toBe(fewest(content));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["Hello", "B", "Hello"],
    ["123456", "C", "123456"],
    ["\n", "A", "\n"],
    ["AB\n", "A", "AB\n"],
    ["ab\ncd", "B", "ab\xcb\ncd"],
    ["ab123456", "B", "ab\xcc123456"],
  ])("starts %j in set %s", (content, start, data) => {
    expect(chooseCodeSets(content)).toEqual({ start, data });
  });
});
