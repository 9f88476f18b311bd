import { clsx } from "clsx";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { errorText } from "../../api/error-text.ts";
import { momentText } from "../../components/moment-text.ts";
import { ClaimList } from "./ClaimList.tsx";
import { DocumentCheck } from "./DocumentCheck.tsx";
import { signerText } from "./signer-text.ts";
import { SignerFacts } from "./SignerFacts.tsx";
import { useVerification, type Verified } from "./use-verification.ts";
import { verdictStyles } from "./verdict-style.ts";

const SHA256 = /^[0-9a-f]{64}$/i;

/** Checks one code and shows the result. */
export function VerifiedCode({ content }: { content: string }) {
  const t = useMessages();
  const { code, state, retry } = useVerification(content);
  const fields = code?.fields ?? {};
  const { documentHash = "" } = fields;
  return (
    <Card className="grid gap-6">
      {/* only the verdict is announced: the facts below it are optional reading */}
      <div aria-live="polite">
        {state.kind === "checking" ? (
          <p className="flex items-center gap-3 text-soft">
            <Spinner />
            {t("verify.checking")}
          </p>
        ) : null}
        {state.kind === "failed" ? (
          <Notice
            tone="danger"
            action={
              <Button size="sm" onClick={retry}>
                {t("common.retry")}
              </Button>
            }
          >
            {t("verify.failed", { message: errorText(t, state.error) })}
          </Notice>
        ) : null}
        {state.kind === "done" ? <VerdictHead verified={state.verified} /> : null}
      </div>
      {state.kind === "done" ? <SignerFacts verified={state.verified} fields={fields} /> : null}
      {state.kind === "done" && state.verified.signer && SHA256.test(documentHash) ? (
        <DocumentCheck hash={documentHash} />
      ) : null}
      {state.kind === "done" && code ? <ClaimList fields={fields} /> : null}
    </Card>
  );
}

function VerdictHead({ verified: { verdict, signer, valid_until: validUntil } }: { verified: Verified }) {
  const t = useMessages();
  const language = useLanguage();
  const { icon: Icon, className } = verdictStyles[verdict];
  return (
    <div className="flex items-start gap-4">
      <Icon aria-hidden="true" className={clsx("mt-0.5 size-8 shrink-0", className)} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h3 className="text-lg font-semibold tracking-tight">{t(`verify.${verdict}`)}</h3>
        <p className="text-soft">
          {t(`verify.${verdict}_text`, {
            signer: signerText(signer),
            date: validUntil ? momentText(validUntil, language) : "",
          })}
        </p>
      </div>
    </div>
  );
}
