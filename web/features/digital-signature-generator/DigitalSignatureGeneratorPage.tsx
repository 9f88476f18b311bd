import { useRef, useState } from "react";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PayloadPage } from "../../payloads/PayloadPage.tsx";
import { SignatureFields } from "./SignatureFields.tsx";
import { SignPanel } from "./SignPanel.tsx";
import { useLevelHint } from "./use-level-hint.ts";
import { useSignature } from "./use-signature.ts";

export function Component() {
  const t = useMessages();
  const { payload, signing, level } = useSignature();
  const signButton = useRef<HTMLButtonElement>(null);
  const { read, form } = payload;
  /** The form for which the user requested the code before it was signed. */
  const [wanted, setWanted] = useState<typeof read>(null);
  const waitsForSignature = read !== null && level !== "basic" && signing.signedOf(read) === null;
  const lacksNames = form.documentTitle.trim() === "" || form.signerName.trim() === "";
  const neededAt = useLevelHint(level);
  const lacking = (["documentHash", "validUntil"] as const).find(
    (name) => form[name].trim() === "" && neededAt(name) !== null,
  );
  const missing = lacking
    ? `${t(`digital_signature.${lacking}`)}: ${neededAt(lacking)}`
    : t("digital_signature.mistakes");
  const keepDraft = () => {
    const isKept = payload.keepDraft();
    return signing.keep() && isKept;
  };
  return (
    <PayloadPage
      payload={{
        ...payload,
        keepDraft,
        // Download, Copy and Share lead to the missing part: a field, or the signature
        attempt: (only) => {
          if (!waitsForSignature) return payload.attempt(only);
          setWanted(read);
          signButton.current?.focus();
          return undefined;
        },
      }}
      title={t("digital_signature.title")}
      description={t("digital_signature.description")}
      intro={t("digital_signature.intro")}
      fieldsTitle={t("digital_signature.fields")}
      empty={
        waitsForSignature
          ? t("digital_signature.not_signed")
          : lacksNames
            ? t("digital_signature.empty")
            : missing
      }
      done={t("digital_signature.downloaded")}
      aboveFirst={level !== "basic" && (read === null || waitsForSignature)}
      above={
        <SignPanel
          form={read}
          level={level}
          signing={signing}
          button={signButton}
          isWanted={waitsForSignature && wanted === read}
          onIncomplete={payload.attempt}
          onLeave={keepDraft}
        />
      }
      after={
        <LinkButton to="/verify" variant="quiet" className="justify-self-start whitespace-normal!">
          {t("digital_signature.verify_hint")}
        </LinkButton>
      }
    >
      <SignatureFields payload={payload} level={level} />
    </PayloadPage>
  );
}
