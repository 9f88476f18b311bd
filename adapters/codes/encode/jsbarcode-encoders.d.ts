/** The encoders of JsBarcode 3.12, which its own types omit: bars without any drawing. */
declare module "jsbarcode/bin/barcodes/*" {
  interface Encoder {
    valid(): boolean;
    /** `data`: one character per module, "1" is dark. */
    encode(): { data: string };
  }
  type EncoderClass = new (content: string, options: { flat?: boolean }) => Encoder;

  export const CODE128A: EncoderClass;
  export const CODE128B: EncoderClass;
  export const CODE128C: EncoderClass;
  export const CODE39: EncoderClass;
  export const EAN13: EncoderClass;
  export const EAN8: EncoderClass;
  export const UPC: EncoderClass;
  export const ITF: EncoderClass;
  export const MSI: EncoderClass;
  export const pharmacode: EncoderClass;
}
