/** Cautions about barcodes alone; the web catalog includes them. */
export const barcodeCautionMessages = {
  "caution.retail":
    "Each module is only {mm} mm wide on paper. For tills, GS1 wants {needed} mm, and allows {least} mm only to thermal label printers: make the code larger",
  "caution.low_retail":
    "The bars are only {mm} mm high on paper. With modules of this width, GS1 asks for {needed} mm, so that tills read the code however it lies: make the bars higher",
  "caution.low":
    "The bars are only {mm} mm high on paper. To be scanned by hand, they need {needed} mm: at least 5 mm, and 15% of the width (ISO/IEC 16388, 16390). Make the bars higher",
  "caution.low_retail_label":
    "The bars are only {mm} mm high on paper. With modules of this width, GS1 asks for {needed} mm, so that tills read the code however it lies: choose a larger label, or leave out its text and picture",
  "caution.low_label":
    "The bars are only {mm} mm high on paper. To be scanned by hand, they need {needed} mm: at least 5 mm, and 15% of the width (ISO/IEC 16388, 16390). Choose a larger label, or leave out its text and picture",
} as const;
