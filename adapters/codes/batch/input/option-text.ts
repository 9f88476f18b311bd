/** How batch options are written in messages: as command-line flags, as query parameters, or by their names on a page. */
export type OptionStyle = "flag" | "query" | "page";

/** A page's names for options that are on or off. */
const IN_A_PAGE: Record<string, string> = { force: '"Keep as it is"', fix: '"Fix all"' };

/**
 * An option with its value, as advice names it: `--on-duplicate number` or `on_duplicate=number`.
 * @param value null: the option is on or off
 */
export const optionText = (style: OptionStyle, name: string, value: string | null): string => {
  if (style === "page")
    return value === null ? (IN_A_PAGE[name] ?? name) : `${name.replaceAll("_", " ")} "${value}"`;
  if (style === "query") return `${name}=${encodeURIComponent(value ?? "true")}`;
  const flag = `--${name.replaceAll("_", "-")}`;
  if (value === null) return flag;
  return `${flag} ${/^[\w-](?:[\w.-]*[\w-])?$/.test(value) ? value : `"${value}"`}`;
};
