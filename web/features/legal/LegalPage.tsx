import { useLocation } from "react-router-dom";
import { LEGAL_KINDS, type LegalText } from "../../../core/legal/legal-kind.ts";
import type { Language } from "../../../core/languages.ts";
import { request } from "../../api/api-fetch.ts";
import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useLoaded } from "../../components/loading/use-loaded.ts";
import { usePageData } from "../../app/page-store.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";

/** Data that the server sends with the page. */
interface LegalPageData {
  /** The language that was asked for; the text may be in another one. */
  asked: Language;
  text: LegalText;
}

/** /privacy, /terms and /imprint. */
export function Component() {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { site_name: site } = usePublicSettings();
  const given = usePageData() as LegalPageData | undefined;
  const kind = LEGAL_KINDS.find((each) => pathname.toLowerCase().startsWith(`/${each}`)) ?? "privacy";
  const isGiven = given?.asked === language && given.text.kind === kind;
  const path = `/api/public/legal_pages/${kind}?language=${language}`;
  const loaded = useLoaded(
    [path],
    isGiven ? null : async (signal) => (await (await request(path, { signal })).json()) as LegalText,
  );
  const text = isGiven ? given.text : loaded.data;
  return (
    <div className="page max-w-3xl pt-10 sm:pt-14">
      <PageHead title={t(`legal.${kind}`)} description={t(`legal.${kind}_description`, { site })} />
      <h1 className="text-title font-semibold">{t(`legal.${kind}`)}</h1>
      {loaded.status === "failed" ? (
        <ErrorState title={t("legal.failed")} onRetry={loaded.retry}>
          {loaded.problem}
        </ErrorState>
      ) : text?.kind === kind ? (
        <>
          {text.language === language ? null : (
            <Notice tone="info" className="mt-6">
              {t("legal.only_in", { language: nameOf(text.language, language) })}
            </Notice>
          )}
          {/* made and cleared of everything but text and links by the server (core/legal/safe-html.ts) */}
          <article
            lang={text.language}
            className="running-text mt-6"
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
        </>
      ) : (
        <div className="mt-8 grid gap-4" aria-busy="true">
          <output className="sr-only">{t("common.loading")}</output>
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  );
}

/** The name of a language in another one: "anglais". */
const nameOf = (named: Language, language: Language): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(named) ?? named;
