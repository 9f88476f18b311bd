import { WrongUse } from "./wrong-use.ts";

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };

/** What a schema made of options and arguments. @throws WrongUse with a sentence for each that is wrong */
export function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data;
  throw new WrongUse(parsed.error.issues.map(({ message }) => message).join("; "));
}
