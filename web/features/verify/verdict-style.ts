import { CircleHelp, ShieldAlert, ShieldCheck, ShieldOff, type LucideIcon } from "lucide-react";
import type { Verdict } from "../../../core/signatures/signature.ts";

/** Style of a verdict: valid is calm, invalid is prominent, inconclusive is gray. */
export interface VerdictStyle {
  icon: LucideIcon;
  className: string;
}

const right: VerdictStyle = { icon: ShieldCheck, className: "text-good" };
const doubtful: VerdictStyle = { icon: ShieldAlert, className: "text-warn" };
const wrong: VerdictStyle = { icon: ShieldAlert, className: "text-danger" };
const unsigned: VerdictStyle = { icon: ShieldOff, className: "text-soft" };

export const verdictStyles: Record<Verdict, VerdictStyle> = {
  valid: right,
  expired: doubtful,
  signer_suspended: doubtful,
  signer_deleted: doubtful,
  unknown_key: doubtful,
  changed: wrong,
  signature_missing: wrong,
  checksum_wrong: wrong,
  checksum_fits: unsigned,
  unsigned,
  not_a_signature: { icon: CircleHelp, className: "text-soft" },
};
