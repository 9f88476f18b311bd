/** How the options of a batch are written where its rows come from: on a command line, in the query of a call, or chosen in a page. */
export type OptionStyle = "flag" | "query" | "page";

/** What a page calls what is on or off. */
const IN_A_PAGE: Record<string, string> = { force: '"Keep as it is"', fix: '"Fix all"' };

/**
 * An option with its value, for a sentence that advises it: `--on-duplicate number` or `on_duplicate=number`.
 * @param value null: one that is on or off
 */
export const optionText = (style: OptionStyle, name: string, value: string | null): string => {
  if (style === "page")
    return value === null ? (IN_A_PAGE[name] ?? name) : `${name.replaceAll("_", " ")} "${value}"`;
  if (style === "query") return `${name}=${encodeURIComponent(value ?? "true")}`;
  const flag = `--${name.replaceAll("_", "-")}`;
  if (value === null) return flag;
  return `${flag} ${/^[\w-](?:[\w.-]*[\w-])?$/.test(value) ? value : `"${value}"`}`;
};
