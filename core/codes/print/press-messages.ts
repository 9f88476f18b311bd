/** Errors of files for print shops, in English; the web catalog includes them. */
export const pressMessages = {
  "press.only_square": "Only bars and square modules are made narrower: choose the modules square.",
  "press.narrow_half": "Its modules are {module} mm wide, and are made narrower by at most half of that.",
  "press.page_small":
    "The code is {width} mm wide and {height} mm high, too large for a page of {pageWidth} mm by {pageHeight} mm: choose a larger page, or one that is just as large as the code.",
} as const;
