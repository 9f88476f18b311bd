import { UNSTORABLE } from "../users/metadata.ts";

/** Whether the database can store every text in a shallow value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !UNSTORABLE.test(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each));
}
