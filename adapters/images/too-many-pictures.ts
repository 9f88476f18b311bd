import { DomainError } from "../../core/errors.ts";

/** The refusal while too many pictures wait to be read or drawn. */
export const tooManyPictures = (): DomainError =>
  new DomainError("unavailable", "Too many pictures are being read at the moment: try again soon");
