const KEY = "quietzone.recent";

/** Whether this device keeps recent codes; false as well if the choice could not be stored. */
export function keepsRecent(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return false;
  }
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
