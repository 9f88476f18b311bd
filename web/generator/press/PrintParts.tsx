import { type ComponentProps, useMemo } from "react";
import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { QrChange } from "../../../core/codes/qr/qr-design-fixes.ts";
import { ReportGroup } from "../report/ReportGroup.tsx";
import { usePressDraft } from "./press-draft.ts";
import { PressGroup } from "./PressGroup.tsx";

type Press = ComponentProps<typeof PressGroup>;

const WITHOUT_LOGO: QrChange[] = [{ design: {}, removeLogo: true }];

/** The parts for print below the downloads: files for a print shop, and the print report. */
export function PrintParts({
  offer,
  inks,
  disabled,
  remedies,
  remedy = null,
  onSize,
  loginFirst,
  keepDraft,
}: Pick<Press, "offer" | "inks" | "disabled" | "remedies" | "loginFirst" | "keepDraft"> & {
  /** Makes the code without its logo, memoized; null without a logo. */
  remedy?: { redraw: (changes: QrChange[]) => MadeCode | null } | null;
  /** Gives the code a size on paper. */
  onSize: () => void;
}) {
  const { code } = offer;
  const [draft, setDraft, keepPress] = usePressDraft(code.asked.format);
  const pressed = useMemo(
    () => (draft.withoutLogo && remedy ? (remedy.redraw(WITHOUT_LOGO) ?? code) : code),
    [code, remedy, draft.withoutLogo],
  );
  const keep = () => {
    keepDraft();
    keepPress();
  };
  return (
    <div className="grid gap-2">
      <PressGroup
        offer={pressed === code ? offer : { ...offer, code: pressed }}
        draft={draft}
        onChange={(patch) => setDraft((now) => ({ ...now, ...patch }))}
        hasLogo={offer.logo !== null && offer.logo !== undefined && remedy !== null}
        inks={inks}
        disabled={disabled}
        remedies={remedies}
        loginFirst={loginFirst}
        keepDraft={keep}
      />
      <ReportGroup
        offer={offer}
        reduction={draft.reduction}
        onSize={onSize}
        loginFirst={loginFirst}
        keepDraft={keep}
      />
    </div>
  );
}
