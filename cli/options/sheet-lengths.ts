import { mmOfPoints, readAmount, readLength, readSignedLength } from "../../core/codes/print/length.ts";
import { TEXT_POINTS } from "../../core/labels/fit-text.ts";
import { ROTATIONS } from "../../core/labels/label-room.ts";
import { WrongUse } from "../input/wrong-use.ts";

/** @throws WrongUse if the text is no length, or a negative one */
export const lengthOf = (option: string, text: string): number => {
  const mm = readAmount(text);
  if (mm === null) throw new WrongUse(`${option}: "${text}" is not a length, such as 1.5mm.`);
  return mm;
};

/** Two lengths: horizontal, vertical. @throws WrongUse if the text is not such a pair */
export const pairOf = (option: string, text: string, min: number, max: number): [number, number] => {
  const [x, y, ...others] = text.split(",").map(readSignedLength);
  const isRight = (mm: number | null | undefined): mm is number =>
    typeof mm === "number" && mm >= min && mm <= max;
  if (isRight(x) && isRight(y) && others.length === 0) return [x, y];
  const bound = max === Infinity ? "" : `, each from ${min} to ${max} mm`;
  throw new WrongUse(`${option}: "${text}" is not a pair of lengths such as 0.5mm,1mm${bound}.`);
};

/** @throws WrongUse if the text is not a text size */
export const textSizeOf = (text: string): number => {
  const mm = readLength(text);
  if (mm !== null && mm >= mmOfPoints(TEXT_POINTS.min) && mm <= mmOfPoints(TEXT_POINTS.max)) return mm;
  throw new WrongUse(
    `--text-size: "${text}" is not a size from ${TEXT_POINTS.min}pt to ${TEXT_POINTS.max}pt.`,
  );
};

/** @throws WrongUse if the text is not a rotation */
export const rotationOf = (text: string) => {
  const found = ROTATIONS.find((rotation) => String(rotation) === text.trim());
  if (found === undefined) throw new WrongUse(`--rotate: "${text}" is not one of ${ROTATIONS.join(", ")}.`);
  return found;
};
