import type { PayloadProblem } from "./payloads/messages.ts";
import type { Check } from "./reading.ts";
import type { SentenceValues } from "./sentence.ts";

/** Results of a proof, positive ones first. */
export const PROOF_CODES = [
  "scans",
  "scans_one",
  "scans_own",
  "on_white",
  "on_black",
  "payload",
  "untested",
  "inverted",
  "inverted_on_black",
  "some_scanners",
  "small",
  "hard",
  "different",
  "unreadable",
] as const;
export type ProofCode = (typeof PROOF_CODES)[number];

/** Whether a code may be downloaded as it is, and the sentence about it next to the download button. */
export interface Proof {
  /** True only when every reader that was asked read exactly the content, on white or on black, and phones can use it. */
  scans: boolean;
  code: ProofCode;
  values: SentenceValues;
  /** In English, without its full stop. */
  message: string;
  /** Results of each reader for the picture that decided. */
  checks: Check[];
  /** The reason why phones cannot use the content; null if they can. */
  payload: PayloadProblem | null;
}

/** Sentences of proofs; the web catalog includes them. */
export const proofMessages = {
  "proof.scans": "Tested with two independent scanners",
  "proof.scans_one": "Tested with one independent scanner (we have only one that reads {format})",
  "proof.scans_own": "Tested with our own bar reader, the only scanner here that reads {format}",
  "proof.on_white":
    "It scans on white, not on black: the background is transparent, so put the code on light paper",
  "proof.on_black":
    "It scans on black, not on white: the background is transparent, so put the code on a dark surface",
  "proof.payload": "It scans, but phones cannot use it: {reason}",
  "proof.untested": "Not tested: not all of our scanners could be loaded",
  "proof.inverted": "Some scanners cannot read inverted codes, and this one is lighter than its background",
  "proof.inverted_on_black":
    "It scans on a dark surface only, and as an inverted code, which some scanners cannot read",
  "proof.some_scanners": "Some scanners cannot read this code: one of our two could not",
  "proof.small":
    "It scans at this size, but not everywhere when it is smaller: at {px} pixels a module, a scanner missed it",
  "proof.hard": "Some scanners cannot read this code: ours could only after many tries",
  "proof.different": "A scanner reads something else from this code: {text}",
  "proof.unreadable": "None of our scanners could read this code",
} as const;

/** A proof of nothing: no picture was read. */
export const UNTESTED: Proof = {
  scans: false,
  code: "untested",
  values: {},
  message: proofMessages["proof.untested"],
  checks: [],
  payload: null,
};

/** Whether another design may make the code scan: no design helps content that phones cannot use, or a missing reader. */
export const isDesignFault = ({ scans, code }: Proof): boolean =>
  !scans && code !== "payload" && code !== "untested";
