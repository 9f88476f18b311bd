/** Id of the element with the code: pages are first painted when the browser has it. */
export const PREVIEW_ID = "code-preview";
