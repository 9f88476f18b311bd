import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { CodeField } from "../../../account-forms/CodeField.tsx";
import type { NewFactor } from "../../../account-forms/factor-calls.ts";
import { IconButton } from "../../../components/Button.tsx";
import { copyText } from "../../../components/copy-text.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";

/**
 * Sets up an authenticator app: the QR code, black on white in every theme, the key for manual entry, and the field for the first code.
 */
export function ScanStep({
  factor: { totp },
  code,
  error,
  onChange,
  onComplete,
}: {
  factor: NewFactor;
  code: string;
  error: string | undefined;
  onChange: (digits: string) => void;
  onComplete: (code: string) => void;
}) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const copy = async () => {
    if (await copyText(totp.secret)) toast.success(t("factors.secret_copied"));
    else toast.error(t("factors.copy_failed"));
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(totp.qr_code)}`}
        alt={t("factors.picture")}
        width={288}
        height={288}
        className="size-56 justify-self-center rounded-box border border-line bg-white sm:size-60"
      />
      <div className="grid gap-5">
        <div>
          <p className="text-sm font-medium" id="factor-secret">
            {t("factors.secret")}
          </p>
          <div className="mt-1.5 flex items-start gap-1">
            <code
              aria-labelledby="factor-secret"
              className="grow rounded-box bg-inset px-3 py-2 font-mono text-sm leading-6 tracking-wide select-all"
            >
              {totp.secret.replace(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <IconButton label={t("factors.secret_copy")} onClick={() => void copy()}>
              <Copy aria-hidden="true" />
            </IconButton>
          </div>
          <a
            href={totp.uri}
            className="mt-2 hidden rounded-box text-sm underline underline-offset-4 pointer-coarse:inline-block"
          >
            {t("factors.open")}
          </a>
        </div>
        <CodeField
          label={t("step.code")}
          value={code}
          error={error}
          ref={field}
          onChange={onChange}
          onComplete={onComplete}
        />
      </div>
    </div>
  );
}
