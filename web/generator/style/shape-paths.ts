import { pathData } from "../../../adapters/codes/files/svg-path.ts";
import { EYE, eyeBall, eyeFrame, eyePlaces } from "../../../core/codes/qr/style/draw-eyes.ts";
import { moduleShapes } from "../../../core/codes/qr/style/draw-modules.ts";
import type { EyeShape, ModuleShape } from "../../../core/codes/qr/style/style.ts";

/** A few modules with and without neighbors on each side. */
const SAMPLE = ["11.1", "1.11", "1111", ".1.1"];
/** Modules per side of the pictures. */
export const MODULES_SIDE = SAMPLE.length;
export const EYE_SIDE = EYE;

export const modulesPath = (shape: ModuleShape): string =>
  pathData(moduleShapes(shape, (column, row) => SAMPLE[row]?.[column] === "1", MODULES_SIDE));

const [topLeft] = eyePlaces(EYE);
export const framePath = (shape: EyeShape): string => pathData(eyeFrame(shape, topLeft));
/** In a square frame. */
export const ballPath = (shape: EyeShape): string => pathData(eyeBall(shape, "square", topLeft));
