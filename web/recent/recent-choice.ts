const KEY = "quietzone.recent";

/** Whether this device keeps recent codes; false as well if the choice could not be stored. */
export function keepsRecent(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return false;
  }
}

/** Calls `listen` after each change in another tab. @returns ends it */
export function onRecentChoice(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === KEY || key === null) && listen();
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** @returns whether the browser has stored the choice */
export function chooseRecent(isKept: boolean): boolean {
  try {
    if (isKept) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
    return true;
  } catch {
    return false;
  }
}
