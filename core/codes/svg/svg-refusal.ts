import type { DomainError } from "../../errors.ts";
import { logoProblem, logoRefusal } from "../qr/logo-file.ts";

/** Bytes of an SVG logo. */
export const SVG_BYTES = 512 * 1024;
/** Number of elements that are parsed, including those that `<use>` repeats. */
export const SVG_ELEMENTS = 5000;
/** Points of all paths as they are drawn. */
export const SVG_POINTS = 50_000;
/** Elements that lie in one another. */
export const SVG_DEPTH = 64;

const VALUE_LENGTH = 40;

/** @param part of SVG, as its files write it, that a drawing of filled paths cannot have */
export const partRefusal = (part: string): DomainError => logoRefusal(logoProblem("svg_part", { part }));

/** @param name of an attribute or property */
export const valueRefusal = (name: string, value: string): DomainError => {
  const shown = value.trim().slice(0, VALUE_LENGTH);
  return logoRefusal(logoProblem("svg_value", { name, value: shown }));
};

export const complexRefusal = (): DomainError =>
  logoRefusal(
    logoProblem("svg_complex", { kb: SVG_BYTES / 1024, elements: SVG_ELEMENTS, points: SVG_POINTS }),
  );

export const textRefusal = (): DomainError => logoRefusal(logoProblem("svg_text"));

export const emptyRefusal = (): DomainError => logoRefusal(logoProblem("svg_empty"));
