/** Quotes an argument for Unix shells; a file name is never read as an option. */
const quoted = (text: string): string =>
  /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** The name of a file as an argument. */
export const fileWord = (name: string): string => quoted(name.startsWith("-") ? `./${name}` : name);

/** An option with its value; empty without a value. */
export const flag = (option: string, value: string | undefined): string[] =>
  value === undefined || value === "" ? [] : [`--${option.replaceAll("_", "-")}`, quoted(value)];
