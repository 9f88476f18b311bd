/** Cautions about barcodes alone; the web catalog spreads them in. */
export const barcodeCautionMessages = {
  "caution.retail":
    "Each module is only {mm} mm wide on paper. For tills, GS1 wants {needed} mm, and allows {least} mm only to thermal label printers: make the code larger",
} as const;
