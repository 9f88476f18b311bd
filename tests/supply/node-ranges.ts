type Version = [major: number, minor: number, patch: number];

/** "20.19" means 20.19.0. */
function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text
    .split(".")
    .map(Number)
    .map((part) => part || 0);
  return [major, minor, patch];
}

function isBelow(one: Version, other: Version): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * Whether a version of Node is in a package's range (`engines`), such as "^20.19.0
 * ^22.13.0
 * >=24", "6.*", ">=6 <7".
 * @throws Error for other range syntax of npm
 */
export const isInRange = (version: string, range: string): boolean =>
  range.split("||").some((alternative) =>
    alternative
      .replaceAll(/([<>=^]) +/g, "$1")
      .trim()
      .split(/ +/)
      .every((condition) => holds(versionOf(version), condition)),
  );

function holds(version: Version, condition: string): boolean {
  const [, operator, text = ""] = /^(>=|<|\^|)v?(\d+(?:\.\d+)*|\*)(?:\.[*x])*$/.exec(condition) ?? [];
  const limit = versionOf(text);
  switch (operator) {
    case ">=":
      return !isBelow(version, limit);
    case "<":
      return isBelow(version, limit);
    case "^":
      return !isBelow(version, limit) && version[0] === limit[0];
    case "":
      return text === "*" || text.split(".").every((part, index) => Number(part) === version[index]);
    default:
      throw new Error(`Not understood: ${condition}`);
  }
}

/** The oldest version of each alternative. */
export const oldestOf = (range: string): string[] =>
  range.split("||").map((alternative) => versionOf(alternative.replaceAll(/[^\d.]/g, "")).join("."));
