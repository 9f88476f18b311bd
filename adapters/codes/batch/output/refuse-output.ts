import { DomainError } from "../../../../core/errors.ts";

/** @param otherwise another fix than choosing another path: the end of a sentence */
export const refuseOutput = (sentence: string, otherwise = ""): DomainError =>
  new DomainError("conflict", `${sentence} Nothing was written. Choose another place with -o${otherwise}.`);
