/** Of every command that can answer a program. */
export interface Json {
  json?: boolean | undefined;
}

/** A line of the result, on standard output. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** The value itself as JSON, or in words. */
export function tellOne<T>(value: T, { json }: Json, line: (value: T) => string): void {
  tell(json ? JSON.stringify(value) : line(value));
}

/** The values as one array of JSON, or a line each. */
export function tellAll<T>(values: readonly T[], { json }: Json, line: (value: T) => string): void {
  if (json) tell(JSON.stringify(values));
  else values.map(line).forEach(tell);
}
