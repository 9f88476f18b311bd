/** Of the element with the code: pages are painted when the browser has it. */
export const PREVIEW_ID = "code-preview";
