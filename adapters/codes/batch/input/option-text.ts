/** How the options of a batch are written where its rows come from: on a command line, or in the query of a call. */
export type OptionStyle = "flag" | "query";

/**
 * An option with its value, for a sentence that advises it: `--on-duplicate number` or `on_duplicate=number`.
 * @param value null: one that is on or off
 */
export const optionText = (style: OptionStyle, name: string, value: string | null): string => {
  if (style === "query") return `${name}=${encodeURIComponent(value ?? "true")}`;
  const flag = `--${name.replaceAll("_", "-")}`;
  if (value === null) return flag;
  return `${flag} ${/^[\w-](?:[\w.-]*[\w-])?$/.test(value) ? value : `"${value}"`}`;
};
