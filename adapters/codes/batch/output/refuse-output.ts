import { DomainError } from "../../../../core/errors.ts";

/** @param otherwise another way than another place: the end of a sentence */
export const refuseOutput = (sentence: string, otherwise = ""): DomainError =>
  new DomainError("conflict", `${sentence} Nothing was written. Choose another place with -o${otherwise}.`);
