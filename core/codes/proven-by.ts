import { isOwnBars } from "./prove.ts";
import type { Proof } from "./proof.ts";
import type { ExpectedCode } from "./reading.ts";

/** The decoders that read a proven code. */
export interface ProvenBy {
  /** Names of the readers that read exactly the content. */
  readers: string[];
  /** Whether any of them is independent of the authors of the encoder. */
  independent: boolean;
}

export function provenBy(format: ExpectedCode["format"], { checks }: Proof): ProvenBy {
  const readers = checks.filter(({ outcome }) => outcome === "same").map(({ decoder }) => decoder);
  return { readers, independent: readers.length > 0 && !isOwnBars(format) };
}

/** The decoders that must read a code of a format before it counts as proven: their number and names. */
export function neededReaders(format: ExpectedCode["format"]): string {
  if (isOwnBars(format)) return "one reader, our own";
  return format === "QR Code" ? "two independent readers" : "one independent reader";
}
