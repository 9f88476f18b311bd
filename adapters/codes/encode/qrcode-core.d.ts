/** The encoder of the `qrcode` package alone; its entry also loads PNG, SVG and terminal renderers, which we have. */
declare module "qrcode/lib/core/qrcode.js" {
  export { create } from "qrcode";
}
