import { clsx } from "clsx";
import { CircleCheck, CircleHelp, CircleX, RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Caution } from "../../../core/codes/caution.ts";
import type { ProofCode } from "../../../core/codes/proof.ts";
import { proofText } from "../../codes/proof-text.ts";
import type { ProofState } from "../../codes/use-proof.ts";
import { Badge, type Tone } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import type { MessageKey } from "../../messages/areas.ts";

interface BadgeStyle {
  tone: Tone;
  icon: ReactNode;
  label: MessageKey;
}
const icon = { "aria-hidden": true, className: "size-3.5" } as const;
const CHECKING: BadgeStyle = {
  tone: "neutral",
  icon: <Spinner className="size-3.5" />,
  label: "badge.checking",
};
const GOOD: BadgeStyle = { tone: "good", icon: <CircleCheck {...icon} />, label: "badge.scans" };
const risky = (label: MessageKey): BadgeStyle => ({ tone: "warn", icon: <TriangleAlert {...icon} />, label });
const failed = (label: MessageKey): BadgeStyle => ({ tone: "danger", icon: <CircleX {...icon} />, label });
const RISKY = risky("badge.risk");
const FAILED = failed("badge.failed");

const LOOKS: Record<ProofCode, BadgeStyle> = {
  scans: GOOD,
  scans_one: GOOD,
  scans_own: GOOD,
  on_white: risky("badge.on_white"),
  on_black: risky("badge.on_black"),
  payload: failed("badge.payload"),
  untested: { tone: "neutral", icon: <CircleHelp {...icon} />, label: "badge.untested" },
  inverted: FAILED,
  inverted_on_black: FAILED,
  some_scanners: FAILED,
  small: FAILED,
  hard: FAILED,
  different: FAILED,
  unreadable: FAILED,
};

/**
 * Whether the code on screen scans, with the decoders that tested it, or its remaining risks. `action` fixes
 * the problem.
 */
export function ProofBadge({
  proof,
  caution,
  action,
  onRetry,
}: {
  proof: ProofState;
  /** The reason why a code that scans here may fail elsewhere. */
  caution: Pick<Caution<unknown>, "code" | "values"> | null;
  action?: ReactNode;
  /** Retries a test that could not run. */
  onRetry: () => void;
}) {
  const t = useMessages();
  const read = proof.state === "read" ? proof.proof : null;
  const proven = read ? LOOKS[read.code] : CHECKING;
  const look = caution && proven === GOOD ? RISKY : proven;
  const reasons = [
    read && look !== RISKY ? proofText(read, t) : null,
    caution && t(caution.code, caution.values),
  ].filter((one) => one !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-1.5 min-h-18">
      <output className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5">
        <Badge tone={look.tone}>
          {look.icon}
          {t(look.label)}
        </Badge>
        <span className={clsx("text-sm text-faint", read ? "max-lg:line-clamp-6" : "max-lg:line-clamp-2")}>
          {read ? reasons.map((one) => `${one}.`).join(" ") : t("badge.checking_why")}
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
