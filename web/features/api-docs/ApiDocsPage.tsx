import { Plug } from "lucide-react";
import { useCallback, useState } from "react";
import { request } from "../../api-fetch.ts";
import { Button, LinkButton } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PasswordField } from "../../components/PasswordField.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";
import { useLoaded } from "../../components/use-loaded.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { callsByTag, type ApiDocument } from "./api-document.ts";
import { CallSection } from "./CallSection.tsx";
import { Markdown } from "./Markdown.tsx";

const DOCUMENT = "/api/openapi.json";

/** /api/docs: what programs can call, from the document that the server's own rules make, each call to be tried with a key. */
export function Component() {
  const t = useMessages();
  const { enable_api: isOn } = usePublicSettings();
  return (
    <div className="page pt-10 sm:pt-12">
      <PageHead title={t("docs.title")} description={t("docs.description")} hidden />
      <h1 className="text-title font-semibold">{t("docs.title")}</h1>
      <p className="mt-2 max-w-2xl text-soft">{t("docs.description")}</p>
      {isOn ? (
        <Docs />
      ) : (
        <EmptyState icon={<Plug aria-hidden="true" strokeWidth={1.25} />} title={t("docs.off")}>
          {t("docs.off_text")}
        </EmptyState>
      )}
    </div>
  );
}

function Docs() {
  const t = useMessages();
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => (await (await request(DOCUMENT, { signal })).json()) as ApiDocument,
      [],
    ),
  );
  if (loaded.status === "failed") {
    return (
      <ErrorState title={t("docs.failed")} onRetry={loaded.retry}>
        {loaded.problem}
      </ErrorState>
    );
  }
  if (!loaded.data) {
    return (
      <div className="mt-8 grid gap-6" aria-busy="true">
        <output className="sr-only">{t("common.loading")}</output>
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  return <Loaded document={loaded.data} />;
}

function Loaded({ document }: { document: ApiDocument }) {
  const t = useMessages();
  const [apiKey, setApiKey] = useState("");
  const groups = callsByTag(document);
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav
        aria-label={t("docs.calls")}
        className="mb-8 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden lg:sticky lg:top-24 lg:self-start"
      >
        {groups.map(([tag, calls]) => (
          <div key={tag} className="mb-4">
            <p lang="en" className="text-sm font-medium text-faint">
              {tag}
            </p>
            <ul className="mt-1">
              {calls.map(({ operationId, method, path }) => (
                <li key={operationId}>
                  <a
                    href={`#${operationId}`}
                    className="flex gap-2 rounded-box py-1 font-mono text-xs text-soft hover:text-ink"
                  >
                    <span className="w-9 shrink-0 text-accent">{method}</span>
                    <span className="min-w-0 wrap-anywhere">{path.replace(/^\/api\/v1/, "")}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="min-w-0">
        <Markdown text={document.info.description} className="grid max-w-2xl gap-4 text-soft" />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <a
            href={DOCUMENT}
            className="rounded-box font-mono text-sm underline underline-offset-4"
            rel="nofollow"
          >
            openapi.json
          </a>
          <span className="text-sm text-faint">{t("docs.version", { version: document.info.version })}</span>
        </div>
        <KeyField value={apiKey} onChange={setApiKey} />
        {groups.map(([tag, calls]) => (
          <section key={tag} aria-label={tag} className="mt-12">
            <h2 lang="en" className="mb-4 text-2xl font-semibold tracking-tight">
              {tag}
            </h2>
            {calls.map((call) => (
              <CallSection
                key={call.operationId}
                call={call}
                apiKey={apiKey}
                origin={document.servers[0].url}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The key lives in this page and nowhere else: going away forgets it. */
function KeyField({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const t = useMessages();
  return (
    <form
      id="key"
      method="post"
      className="mt-8 grid scroll-mt-24 gap-3 rounded-box border border-line bg-surface p-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="max-w-xl">
        <PasswordField
          label={t("docs.key")}
          hint={t("docs.key_hint")}
          autoComplete="off"
          placeholder="qz_…"
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton size="sm" to="/customer/settings#api-keys">
          {t("docs.get_key")}
        </LinkButton>
        {value === "" ? null : (
          <Button size="sm" onClick={() => onChange("")}>
            {t("docs.forget_key")}
          </Button>
        )}
      </div>
    </form>
  );
}
