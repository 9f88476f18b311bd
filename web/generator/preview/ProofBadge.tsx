import { CircleCheck, CircleHelp, RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ProofCode } from "../../../core/codes/proof-verdict.ts";
import { proofText } from "../../codes/proof-text.ts";
import type { ProofState } from "../../codes/use-proof.ts";
import { Badge, type Tone } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import type { MessageKey } from "../../messages/areas.ts";

interface Look {
  tone: Tone;
  icon: ReactNode;
  label: MessageKey;
}
const icon = { "aria-hidden": true, className: "size-3.5" } as const;
const CHECKING: Look = {
  tone: "neutral",
  icon: <Spinner className="size-3.5" />,
  label: "badge.checking",
};
const GOOD: Look = { tone: "good", icon: <CircleCheck {...icon} />, label: "badge.scans" };
const warning = (label: MessageKey): Look => ({ tone: "warn", icon: <TriangleAlert {...icon} />, label });
const FAILED = warning("badge.failed");

const LOOKS: Record<ProofCode, Look> = {
  scans: GOOD,
  scans_one: GOOD,
  scans_own: GOOD,
  on_white: warning("badge.on_white"),
  on_black: warning("badge.on_black"),
  payload: warning("badge.payload"),
  untested: { tone: "neutral", icon: <CircleHelp {...icon} />, label: "badge.untested" },
  inverted: FAILED,
  inverted_on_black: FAILED,
  some_scanners: FAILED,
  hard: FAILED,
  different: FAILED,
  unreadable: FAILED,
};

/** Whether the code on screen scans, and who tested it. `action` fixes what is wrong. */
export function ProofBadge({
  proof,
  action,
  onRetry,
}: {
  proof: ProofState;
  action?: ReactNode;
  /** Tests again what could not be tested. */
  onRetry: () => void;
}) {
  const t = useMessages();
  const read = proof.state === "read" ? proof.proof : null;
  const look = read ? LOOKS[read.code] : CHECKING;
  return (
    <div className="grid content-start justify-items-start gap-1.5 lg:min-h-18">
      <output className="grid justify-items-start gap-1.5">
        <Badge tone={look.tone}>
          {look.icon}
          {t(look.label)}
        </Badge>
        <span className="text-sm text-faint max-lg:line-clamp-6">
          {read ? `${proofText(read, t)}.` : t("badge.checking_why")}
        </span>
      </output>
      {read?.code === "untested" ? (
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {t("badge.retry")}
        </Button>
      ) : (
        action
      )}
    </div>
  );
}
