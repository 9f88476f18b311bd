/** What one decoder read from one picture. */
export interface Reading {
  /** Name of the decoder, as it is shown: "jsqr", "zxing-wasm", "bar widths". */
  decoder: string;
  /** "QR Code", or the value of a BarcodeFormat where the decoder names one of ours, else its own name. */
  format: string;
  text: string;
}
