import { PenLine, ShieldCheck } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { DigitalSignatureForm } from "../../../core/codes/payloads/digital-signature.ts";
import { verifyLink } from "../../codes/verify-link.ts";
import { Badge } from "../../components/Badge.tsx";
import { Button, LinkButton } from "../../components/Button.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { errorText } from "../../api/error-text.ts";
import { momentText } from "../../components/moment-text.ts";
import { rememberReturnTo } from "../../../browser/session/return-to.ts";
import type { SignedDocument, Signing } from "./use-signing.ts";

/** The state of the signature: unsigned, ready to sign, or signed by the server. @param form null while a required field is missing */
export function SignPanel({
  form,
  level,
  signing,
  button,
  isWanted,
  onIncomplete,
  onLeave,
}: {
  form: DigitalSignatureForm | null;
  level: DigitalSignatureForm["securityLevel"];
  signing: Signing;
  /** Gets the focus if the user requests an unsigned code. */
  button: RefObject<HTMLButtonElement | null>;
  /** The user did: a focus set after a click is not visible, so there is a message as well. */
  isWanted: boolean;
  /** Somebody wants to sign a form that lacks something. */
  onIncomplete: () => void;
  /** Before a visitor goes to sign in: keeps the draft. */
  onLeave: () => void;
}) {
  const t = useMessages();
  const signed = form && signing.signedOf(form);
  if (level === "basic") return form ? <UnsignedNote hasChecksum={form.includeHash} /> : null;
  if (signed) return <SignedNote signed={signed} fresh={signing.fresh} />;
  const error = form && signing.errorOf(form);
  return (
    <section aria-label={t("digital_signature.fields")} className="grid gap-2">
      {error ? (
        <Notice tone="danger" live>
          {errorText(t, error)}
        </Notice>
      ) : null}
      {isWanted && !error ? (
        <Notice tone="warn" live>
          {t("digital_signature.not_signed")}.
        </Notice>
      ) : null}
      {signing.user ? (
        <Button
          ref={button}
          variant="primary"
          size="lg"
          icon={<PenLine aria-hidden="true" />}
          busy={signing.busy}
          onClick={() => (form ? signing.sign(form) : onIncomplete())}
        >
          {t("digital_signature.sign")}
        </Button>
      ) : (
        <SignInButton button={button} onLeave={onLeave} />
      )}
      <p className="text-sm text-faint">{t("digital_signature.sign_hint")}</p>
    </section>
  );
}

function SignInButton({
  button,
  onLeave,
}: {
  button: RefObject<HTMLButtonElement | null>;
  onLeave: () => void;
}) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Button
      ref={button}
      variant="primary"
      size="lg"
      icon={<PenLine aria-hidden="true" />}
      onClick={() => {
        onLeave();
        rememberReturnTo(pathname + search);
        void navigate("/login");
      }}
    >
      {t("digital_signature.sign_in")}
    </Button>
  );
}

function UnsignedNote({ hasChecksum }: { hasChecksum: boolean }) {
  const t = useMessages();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
      <Badge>{t("digital_signature.unsigned")}</Badge>
      {hasChecksum ? t("digital_signature.checksum_only") : null}
    </p>
  );
}

function SignedNote({ signed: { content, email, at }, fresh }: { signed: SignedDocument; fresh: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  // the button that had the focus has gone
  useEffect(() => {
    if (fresh && document.activeElement === document.body) link.current?.focus();
  }, [fresh]);
  return (
    <section aria-label={t("digital_signature.fields")} className="grid justify-items-start gap-1.5">
      <output className="grid justify-items-start gap-1.5">
        <Badge tone="good">
          <ShieldCheck aria-hidden="true" className="size-3.5" />
          {t("digital_signature.signed")}
        </Badge>
        <span className="text-sm wrap-anywhere text-soft">
          {t("digital_signature.signed_by", { email, date: momentText(at, language) })}
        </span>
      </output>
      <LinkButton ref={link} to={verifyLink(content)} variant="quiet" size="sm" className="-ml-3">
        {t("digital_signature.verify")}
      </LinkButton>
    </section>
  );
}
