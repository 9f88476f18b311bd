import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "../../../components/Link.tsx";
import { Button } from "../../../components/Button.tsx";
import { ConfirmDialog } from "../../../components/dialogs/ConfirmDialog.tsx";
import { EmptyState } from "../../../components/loading/EmptyState.tsx";
import { ErrorState } from "../../../components/loading/ErrorState.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { Skeleton } from "../../../components/loading/Skeleton.tsx";
import { usePublicSettings } from "../../../api/public-settings.ts";
import { Part } from "../Part.tsx";
import { KeyList, opensNothing } from "./KeyList.tsx";
import { MadeKeyDialog } from "./MadeKeyDialog.tsx";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { useApiKeys, type ApiKeyRow } from "./use-api-keys.ts";
import type { MadeKey } from "./NewKeyDialog.tsx";

/** The user's API keys: create, list, revoke. */
export function ApiKeysSection() {
  const t = useMessages();
  const { enable_api: isOn } = usePublicSettings();
  const { loaded, revoking, revoke } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [asked, setAsked] = useState<ApiKeyRow | null>(null);
  const hasRevoked = useRef(false);
  const section = useRef<HTMLDivElement>(null);
  const focusSection = (event: Event) => {
    event.preventDefault();
    section.current?.focus();
  };
  const { data } = loaded;
  const live = data?.keys.filter((key) => !opensNothing(key)) ?? [];
  const old = data?.keys.filter(opensNothing) ?? [];
  const isFull = data !== null && live.length >= data.most;

  return (
    <Part
      anchor="api-keys"
      title={t("keys.title")}
      text={
        <>
          {t("keys.text")}
          {isOn ? (
            <Link
              to="/api/docs"
              className="mt-2 block w-fit rounded-box underline underline-offset-4 hover:text-ink"
            >
              {t("keys.docs")}
            </Link>
          ) : null}
        </>
      }
    >
      <div
        ref={section}
        tabIndex={-1}
        aria-busy={loaded.status === "loading"}
        className="grid gap-4 outline-none"
      >
        {isOn ? null : <Notice tone="warn">{t("keys.off")}</Notice>}
        {loaded.status === "failed" ? (
          <ErrorState title={t("keys.failed")} onRetry={loaded.retry}>
            {loaded.problem}
          </ErrorState>
        ) : !data ? (
          <Skeleton className="h-26" />
        ) : (
          <>
            {live.length > 0 ? (
              <KeyList label={t("keys.list")} keys={live} onRevoke={setAsked} />
            ) : isOn ? (
              <EmptyState
                icon={<KeyRound aria-hidden="true" strokeWidth={1.25} />}
                title={t("keys.none")}
                action={
                  <Button variant="primary" onClick={() => setMaking(true)}>
                    {t("keys.create")}
                  </Button>
                }
              >
                {t("keys.none_text")}
              </EmptyState>
            ) : null}
            {isFull ? <Notice tone="info">{t("keys.full", { n: live.length })}</Notice> : null}
            {isOn && live.length > 0 && !isFull ? (
              <Button className="justify-self-start" onClick={() => setMaking(true)}>
                {t("keys.create")}
              </Button>
            ) : null}
            {old.length > 0 ? (
              <details className="group">
                <summary className="w-fit cursor-pointer rounded-box py-1.5 text-sm text-soft hover:text-ink">
                  {t("keys.old", { n: old.length })}
                </summary>
                <div className="mt-3">
                  <KeyList label={t("keys.old", { n: old.length })} keys={old} />
                </div>
              </details>
            ) : null}
          </>
        )}
      </div>
      {isMaking && data ? (
        <NewKeyDialog
          days={data.expires_in_days}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
            void loaded.reload();
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {made ? <MadeKeyDialog made={made} onKept={() => setMade(null)} onClosed={focusSection} /> : null}
      {asked ? (
        <ConfirmDialog
          open
          title={t("keys.revoke_title", { name: asked.name })}
          confirm={t("keys.revoke")}
          busy={revoking}
          onConfirm={() => {
            hasRevoked.current = true;
            void revoke(asked).then(() => setAsked(null));
          }}
          onCancel={() => {
            hasRevoked.current = false;
            setAsked(null);
          }}
          // the button that opened the dialog is gone, with its row
          onClosed={(event) => hasRevoked.current && focusSection(event)}
        >
          {t("keys.revoke_text")}
        </ConfirmDialog>
      ) : null}
    </Part>
  );
}
