import { SECURITY_LEVELS, type SecurityLevel } from "../../../core/codes/payloads/digital-signature.ts";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { useSession } from "../../session/session.tsx";
import type { SignaturePayload } from "./use-signature.ts";

/** The four levels and their requirements; visitors see what signing in adds. */
export function LevelField({ level, payload }: { level: SecurityLevel; payload: SignaturePayload }) {
  const t = useMessages();
  const { status } = useSession();
  return (
    <div className="@container grid gap-3">
      <RadioCards
        legend={t("digital_signature.securityLevel")}
        value={level}
        choices={SECURITY_LEVELS.map((value) => ({
          value,
          title: t(`digital_signature.level_${value}`),
          text: t(`digital_signature.level_${value}_text`),
        }))}
        className="@md:grid-cols-2"
        onChoose={(securityLevel) => payload.setForm({ securityLevel })}
      />
      {status === "signed_out" ? <Notice tone="info">{t("digital_signature.anonymous")}</Notice> : null}
    </div>
  );
}
