import { DomainError } from "../../core/errors.ts";
import type { FileProof } from "../../adapters/codes/prove/prove-file.node.ts";
import { warn } from "../output/warn.ts";

/**
 * Rejects a file that differs from its drawing, or that does not scan, unless forced: then it warns. Tells if
 * only our own decoder has read it.
 * @param hint a further sentence about what may help, after a space
 * @throws DomainError `validation_failed`
 */
export const guardProof = ({ proof, damage }: FileProof, force: boolean, hint = ""): void => {
  const problem = damage ?? (proof.scans ? null : proof.message);
  if (problem === null && proof.code === "scans_own") warn("note", `${proof.message}.`);
  if (problem === null) return;
  if (!force)
    throw new DomainError("validation_failed", `${problem}.${hint} --force writes it all the same.`);
  // problems with the payload were reported before
  if (damage !== null || proof.code !== "payload") warn("warning", `${problem}.${hint}`);
};
