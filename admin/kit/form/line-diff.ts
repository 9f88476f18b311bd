/** A line of a diff; `skipped` stands for a run of equal lines. */
export interface DiffLine {
  kind: "same" | "removed" | "added" | "skipped";
  text: string;
}

/** Above this many line pairs, lines are not compared: the table would fill the memory. */
const MAX_PAIRS = 4_000_000;

/** A line diff: the longest common subsequence stays, other lines were removed or added. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [
    ...a.slice(0, start).map(same),
    ...changedLines(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(same),
  ];
}

const same = (text: string): DiffLine => ({ kind: "same", text });

function changedLines(a: readonly string[], b: readonly string[]): DiffLine[] {
  if (a.length * b.length > MAX_PAIRS) {
    return [
      ...a.map((text): DiffLine => ({ kind: "removed", text })),
      ...b.map((text): DiffLine => ({ kind: "added", text })),
    ];
  }
  // lengths of the longest common subsequence of the remaining lines
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: "same", text: a[i] ?? "" });
      [i, j] = [i + 1, j + 1];
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: "removed", text: a[i] ?? "" });
      i += 1;
    } else {
      lines.push({ kind: "added", text: b[j] ?? "" });
      j += 1;
    }
  }
  return lines;
}

/** The changes with `around` context lines; everything between them is skipped. */
export function onlyChanges(lines: readonly DiffLine[], around: number): DiffLine[] {
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same");
  const shown: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) shown.push(line);
    else if (shown.at(-1)?.kind !== "skipped") shown.push({ kind: "skipped", text: "⋯" });
  }
  return shown;
}
