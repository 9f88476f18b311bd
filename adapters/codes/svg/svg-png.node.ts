import { deflateSync } from "node:zlib";
import { encodePng } from "../files/encode-png.ts";
import { svgPicture } from "./svg-picture.ts";

/** An SVG logo as PNG of the pixels that it covers. @throws DomainError `logo_unreadable` */
export const svgPng = (file: Uint8Array): Uint8Array => encodePng(svgPicture(file), deflateSync);
