import { Plug } from "lucide-react";
import { request } from "../../api/api-fetch.ts";
import { EmptyState } from "../../components/loading/EmptyState.tsx";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import type { ApiDocument } from "./api-document.ts";
import { LoadedDocs } from "./LoadedDocs.tsx";

const DOCUMENT = "/api/openapi.json";

/**
 * /api/docs: the public API, from the document that the server generates; each call can be tried with a key.
 */
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
    [DOCUMENT],
    async (signal) => (await (await request(DOCUMENT, { signal })).json()) as ApiDocument,
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
  return <LoadedDocs document={loaded.data} address={DOCUMENT} />;
}
