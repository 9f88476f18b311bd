import { DomainError } from "../../core/errors.ts";

/** The error if too many pictures are waiting to be read or drawn. */
export const tooManyPictures = (): DomainError =>
  new DomainError("unavailable", "Too many pictures are being read at the moment: try again soon");
