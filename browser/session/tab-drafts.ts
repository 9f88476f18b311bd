/** Unfinished work that this tab keeps for a reload and for the way to /login belongs to who has last signed in here. */

/** Beginning of the keys of drafts in sessionStorage. */
export const DRAFT_KEY = "quietzone.draft.";
/** Database of the tables that are too large for sessionStorage. */
export const TABLES = "quietzone-bulk";
/** Key of the id of the account that was last signed in in this tab. */
const OWNER = "quietzone.draft-owner";

const listeners = new Set<() => void>();

/** `listen` is called before drafts are removed: from then on a page that shows one keeps it no more. @returns a function that ends it */
export function onDraftsRemoved(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Removes all drafts of this tab, and the tables of all tabs. @returns whether a page still shows a draft */
export function removeDrafts(): boolean {
  for (const listen of listeners) listen();
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_KEY)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(OWNER);
    indexedDB.deleteDatabase(TABLES);
  } catch (error) {
    // blocked storage has kept nothing
    console.warn("Drafts were not removed:", error);
  }
  return listeners.size > 0;
}

/**
 * Called for the signed-in user: removes what another account left, whose session ended in this tab. Work of visitors
 * becomes the user's.
 * @returns whether a page shows a draft of the other account
 */
export function claimDrafts(userId: string): boolean {
  try {
    const owner = sessionStorage.getItem(OWNER);
    const isShown = owner !== null && owner !== userId && removeDrafts();
    sessionStorage.setItem(OWNER, userId);
    return isShown;
  } catch (error) {
    console.warn("The owner of drafts is not known:", error);
    return false;
  }
}
