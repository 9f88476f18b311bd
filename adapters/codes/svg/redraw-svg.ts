import { svgLogoUri } from "./svg-logo-uri.ts";
import { svgPicture } from "./svg-picture.ts";

/** An SVG file as data URI of its shapes and colors alone. @throws DomainError `logo_unreadable` */
export const redrawSvg = (file: Uint8Array): string => svgLogoUri(svgPicture(file));
