import { SIGNATURE_TYPES, SECURITY_LEVELS } from "../../../core/codes/payloads/digital-signature.ts";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import type { Translate } from "../../messages/translator.ts";
import type { Language } from "../../../core/languages.ts";
import { momentText } from "../../components/moment-text.ts";
import { FactList } from "./FactList.tsx";

const NAMED = [
  "documentTitle",
  "signerName",
  "signerEmail",
  "organization",
  "signatureType",
  "securityLevel",
  "timestamp",
  "validUntil",
  "purpose",
  "location",
  "documentHash",
  "customData",
] as const;

/** The claims of a code, labeled as in the form; fields of other programs keep their names. */
export function ClaimList({ fields }: { fields: Readonly<Record<string, string>> }) {
  const t = useMessages();
  const language = useLanguage();
  const others = Object.keys(fields).filter(
    (name) => !["type", "version", ...NAMED].some((known) => known === name),
  );
  return (
    <FactList
      title={t("verify.claims")}
      facts={[
        ...NAMED.flatMap((name) => {
          const value = fields[name];
          return value === undefined || value === ""
            ? []
            : [{ name: t(`digital_signature.${name}`), value: shown(name, value, t, language) }];
        }),
        ...others.map((name) => ({ name, value: fields[name] })),
      ]}
    />
  );
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function shown(name: (typeof NAMED)[number], value: string, t: Translate, language: Language): string {
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return momentText(value, language);

  const type = name === "signatureType" && SIGNATURE_TYPES.find((known) => known === value);
  if (type) return t(`digital_signature.type_${type}`);
  const level = name === "securityLevel" && SECURITY_LEVELS.find((known) => known === value);
  return level ? t(`digital_signature.level_${level}`) : value;
}
