import type * as z from "zod/mini";
import { DRAFT_KEY } from "../../browser/session/tab-drafts.ts";

/** Keeps unfinished work in this tab across a reload, the visit to /login and the back button. */
const keyOf = (name: string): string => DRAFT_KEY + name;

/** @returns whether the browser has room for it */
export function saveDraft(name: string, draft: unknown): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch (error) {
    console.warn("The draft was not kept:", error);
    return false;
  }
}

/** @returns null if nothing usable was stored */
export function findDraft<T>(name: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const kept = sessionStorage.getItem(keyOf(name));
    if (kept === null) return null;
    const parsed = schema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
