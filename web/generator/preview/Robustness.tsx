import type { MadeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { isPlainQr } from "../../../core/codes/qr/draw-qr.ts";
import type { QrChange } from "../../../core/codes/qr/qr-design-fixes.ts";
import type { Remedy } from "../../codes/use-design-fixes.ts";
import type { ProofState } from "../../codes/use-proof.ts";
import { useMessages } from "../../components/messages.tsx";
import { later } from "../../components/loading/later.tsx";

const note = later(async () => (await import("./RobustnessNote.tsx")).RobustnessNote<QrChange>);

/**
 * For a code that scans on white paper, its robustness compared to the plain code. Its space is reserved
 * while loading.
 */
export function Robustness({
  code,
  proof,
  remedy,
  onFix,
}: {
  code: MadeQr | null;
  proof: ProofState;
  remedy: Remedy<QrChange, MadeQr> | null;
  onFix: (changes: QrChange[]) => void;
}) {
  const t = useMessages();
  if (!code || !remedy) return null;
  const room = <div className="min-h-8 max-lg:min-h-13" />;
  if (proof.state === "checking") return room;
  if (!proof.proof.scans || proof.proof.code === "on_black") return null;
  // the plain code is the reference, so nothing is measured
  if (isPlainQr(code.drawing, code.design))
    return <p className="min-h-8 text-sm text-faint max-lg:min-h-13">{t("robustness.plain")}</p>;
  return (
    <note.Part
      code={code}
      remedy={remedy}
      onFix={onFix}
      onFailed={(error) => console.warn("The design cannot be measured:", error)}
      fallback={room}
    />
  );
}
