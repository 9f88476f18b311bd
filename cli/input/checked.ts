import { WrongUse } from "./wrong-use.ts";

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };

/**
 * User input parsed by its schema.
 * @throws WrongUse with every message of the schema
 */
export function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data;
  throw new WrongUse(parsed.error.issues.map(({ message }) => message).join("; "));
}
