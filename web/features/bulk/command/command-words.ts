/** An argument as the shells of Unix take it; a file is never taken for an option. */
const quoted = (text: string): string =>
  /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** The name of a file as an argument. */
export const fileWord = (name: string): string => quoted(name.startsWith("-") ? `./${name}` : name);

/** An option of the command line with its value; nothing where there is none. */
export const flag = (option: string, value: string | undefined): string[] =>
  value === undefined || value === "" ? [] : [`--${option.replaceAll("_", "-")}`, quoted(value)];
