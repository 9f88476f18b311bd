import { Badge } from "../../components/Badge.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { momentText } from "../../components/moment-text.ts";
import { signerText } from "./signer-text.ts";
import { FactList } from "./FactList.tsx";
import { claimDiffers } from "./claim-differs.ts";
import type { Verified } from "./use-verification.ts";

/** The signer by the account and the time by the server; if the code claims something else, both are shown. */
export function SignerFacts({
  verified: { signer, signed_at: signedAt, valid_until: validUntil },
  fields,
}: {
  verified: Verified;
  fields: Readonly<Record<string, string>>;
}) {
  const t = useMessages();
  const language = useLanguage();
  if (!signer) return null;
  const { signerName: name, signerEmail: email } = fields;
  return (
    <div className="grid gap-3">
      {claimDiffers(name, signer.name) ? (
        <Notice tone="warn" className="wrap-anywhere">
          {t("verify.other_name", { claimed: name ?? "", signer: signerText(signer) })}
        </Notice>
      ) : null}
      {claimDiffers(email, signer.email) ? (
        <Notice tone="warn" className="wrap-anywhere">
          {t("verify.other_email", { claimed: email ?? "", email: signer.email })}
        </Notice>
      ) : null}
      <FactList
        title={t("verify.signer")}
        facts={[
          { name: t("verify.name"), value: signer.name || t("verify.no_name") },
          {
            name: t("verify.email"),
            value: (
              <span className="grid gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="break-all">{signer.email}</span>
                  <Badge tone={signer.email_verified ? "good" : "warn"}>
                    {t(signer.email_verified ? "verify.email_verified" : "verify.email_unverified")}
                  </Badge>
                </span>
                {signer.email_verified ? null : (
                  <span className="text-faint">{t("verify.email_unverified_text")}</span>
                )}
              </span>
            ),
          },
          ...(signedAt ? [{ name: t("verify.signed_at"), value: momentText(signedAt, language) }] : []),
          {
            name: t("verify.valid_until"),
            value: validUntil ? momentText(validUntil, language) : t("verify.no_end"),
          },
        ]}
      />
    </div>
  );
}
