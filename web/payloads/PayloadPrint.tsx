import { useMessages } from "../components/messages.tsx";
import { withUnit } from "../generator/paper/qr-paper.ts";
import { pressRemedies } from "../generator/press/press-remedies.ts";
import { PrintParts } from "../generator/press/PrintParts.tsx";
import { offerOf } from "./offer-of.ts";
import type { Payload } from "./use-payload.ts";

/** The parts for print of a form's code; nothing while there is none. */
export function PayloadPrint({ payload }: { payload: Payload }) {
  const t = useMessages();
  const { code, complete, ready, design, setDesign, remedy, keepDraft } = payload;
  const offer = offerOf(payload);
  if (!offer || !code) return null;
  return (
    <div className="rounded-box border border-line bg-surface p-4 sm:p-6">
      <PrintParts
        offer={offer}
        inks={code.design}
        disabled={!complete || !ready}
        remedies={pressRemedies(design, setDesign)}
        remedy={remedy}
        onSize={() => setDesign(withUnit("mm", design))}
        loginFirst={t("payloads.login_first")}
        keepDraft={keepDraft}
      />
    </div>
  );
}
