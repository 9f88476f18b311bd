/** The three code sets of Code 128: A has control characters, B small letters, C two digits a symbol character. */
export type CodeSet = "A" | "B" | "C";
const SETS: readonly CodeSet[] = ["A", "B", "C"];

/** Symbol characters that change the set, or shift one character from A to B or back, as JsBarcode takes them in a content. */
const SWITCH: Record<CodeSet, string> = { A: "\xce", B: "\xcd", C: "\xcc" };
const SHIFT = "\xcb";

interface Step {
  /** Number of symbol characters from here to the end. */
  cost: number;
  /** Content characters that this step encodes. */
  taken: number;
  written: string;
  next: CodeSet;
}

/**
 * Chooses the code sets that give the shortest Code 128 symbol (ISO/IEC 15417 annex E has rules for this;
 * here all possibilities are compared). JsBarcode's own choice is not used: it writes a shift in set C, which
 * does not exist, so that content such as "12\na" becomes an unreadable symbol.
 * @param content one or more ASCII characters
 * @returns the initial set, and the content with its set changes
 */
export function chooseCodeSets(content: string): { start: CodeSet; data: string } {
  const steps: Record<CodeSet, Step>[] = [];
  let rest: Record<CodeSet, Step> = { A: END, B: END, C: END };
  let afterRest = rest;
  for (let at = content.length - 1; at >= 0; at--) {
    const best = withSwitches({
      A: writeOne("A", content[at] ?? "", rest),
      B: writeOne("B", content[at] ?? "", rest),
      C: writePair(content.slice(at, at + 2), afterRest),
    });
    steps[at] = best;
    afterRest = rest;
    rest = best;
  }
  const start = cheapest(rest);
  let data = "";
  let set = start;
  for (let at = 0; at < content.length;) {
    const step = steps[at]?.[set] ?? END;
    data += step.written;
    at += step.taken;
    set = step.next;
  }
  return { start, data };
}

const END: Step = { cost: 0, taken: 0, written: "", next: "B" };
const IMPOSSIBLE: Step = { ...END, cost: Infinity };

function writeOne(set: "A" | "B", character: string, rest: Record<CodeSet, Step>): Step {
  const code = character.charCodeAt(0);
  const inSet = set === "A" ? code < 96 : code >= 32;
  const written = inSet ? character : SHIFT + character;
  return { cost: rest[set].cost + written.length, taken: 1, written, next: set };
}

function writePair(pair: string, rest: Record<CodeSet, Step>): Step {
  if (!/^[0-9]{2}$/.test(pair)) return IMPOSSIBLE;
  return { cost: rest.C.cost + 1, taken: 2, written: pair, next: "C" };
}

function withSwitches(direct: Record<CodeSet, Step>): Record<CodeSet, Step> {
  const target = cheapest(direct);
  const through: Step = { cost: direct[target].cost + 1, taken: 0, written: SWITCH[target], next: target };
  const better = (set: CodeSet) => (through.cost < direct[set].cost ? through : direct[set]);
  return { A: better("A"), B: better("B"), C: better("C") };
}

/** B if it costs no more than another set: most programs write its symbols. */
function cheapest(steps: Record<CodeSet, Step>): CodeSet {
  return SETS.reduce((best, set) => (steps[set].cost < steps[best].cost ? set : best), "B");
}
