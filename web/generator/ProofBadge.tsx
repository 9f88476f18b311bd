import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Translate } from "../messages/translator.ts";
import type { ProofState } from "../codes/use-proof.ts";
import { Badge, type Tone } from "../components/Badge.tsx";
import { useMessages } from "../components/messages.tsx";
import { Spinner } from "../components/Spinner.tsx";

interface Look {
  tone: Tone;
  icon: ReactNode;
  label: string;
  detail: string;
}
const icon = { "aria-hidden": true, className: "size-3.5" } as const;

/** Whether the code on screen was read back, and by whom (D3). `action` puts right what is wrong. */
export function ProofBadge({ proof, action }: { proof: ProofState; action?: ReactNode }) {
  const t = useMessages();
  const { tone, icon: sign, label, detail } = lookOf(proof, t);
  return (
    <div className="grid content-start justify-items-start gap-1.5 lg:min-h-18">
      <output className="grid justify-items-start gap-1.5">
        <Badge tone={tone}>
          {sign}
          {label}
        </Badge>
        <span className="text-sm text-faint max-lg:line-clamp-2">{detail}</span>
      </output>
      {action}
    </div>
  );
}

function lookOf(state: ProofState, t: Translate): Look {
  if (state.state === "checking") {
    return {
      tone: "neutral",
      icon: <Spinner className="size-3.5" />,
      label: t("badge.checking"),
      detail: t("badge.checking_why"),
    };
  }
  if (state.state === "unavailable") {
    return {
      tone: "neutral",
      icon: <CircleHelp {...icon} />,
      label: t("badge.unavailable"),
      detail: t("badge.unavailable_why"),
    };
  }
  const { code, values, scans } = state.proof;
  if (!scans) {
    return {
      tone: "warn",
      icon: <TriangleAlert {...icon} />,
      label: t("badge.failed"),
      detail: t(`proof.${code}`, values),
    };
  }
  return {
    tone: "good",
    icon: <CircleCheck {...icon} />,
    label: code === "bars_checked" ? t("badge.bars") : t("badge.scans"),
    detail: code === "bars_checked" ? t("badge.bars_by", values) : t("badge.scans_by", values),
  };
}
