import { createContext, startTransition, use, useEffect, type ComponentType } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { ErrorPage } from "../features/shell/ErrorPage.tsx";
import type { Area } from "../messages/areas.ts";

/** Exports of a page's module. */
export interface PageModule {
  Component: ComponentType;
  /** Loads the page's initial data for `usePageData`. The server calls it and sends the data with the page. */
  loadData?: (siteUrl: string) => Promise<unknown>;
}

/** Source of a page. */
export interface PageSource {
  /** Path of its module under web/, by which the server names its files in advance. */
  module: string;
  load: () => Promise<PageModule>;
  /** The text areas that it uses in addition to "shell". */
  areas: readonly Area[];
}

interface LoadedPage {
  Component: ComponentType;
  data: unknown;
}

/** The files of a page could not be loaded: nothing is wrong with the page itself. */
class PageUnreachable extends Error {
  override name = "PageUnreachable";
}

export type PageStore = ReturnType<typeof createPageStore>;

/**
 * The loaded pages, and a way to load others.
 * @param loadTexts loads texts in the language of the page
 * @param given data of pages by module, if the server rendered them
 */
export function createPageStore({
  siteUrl,
  loadTexts,
  given = {},
  reload = () => undefined,
}: {
  siteUrl: string;
  loadTexts: (areas: readonly Area[]) => Promise<void>;
  given?: Readonly<Record<string, unknown>>;
  /** Loads the document of the current address. */
  reload?: () => void;
}) {
  const failed = new Set<string>();
  const there = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  /** Chromium 150 gives the failure of a module again without asking the server: only a new document does. */
  async function loadModule({ module, load }: PageSource): Promise<PageModule> {
    try {
      return await load();
    } catch (error) {
      if (failed.has(module)) reload();
      failed.add(module);
      throw error;
    }
  }

  async function fetchPage(source: PageSource): Promise<LoadedPage> {
    const { module, areas } = source;
    const [{ Component, loadData }] = await Promise.all([loadModule(source), loadTexts(areas)]).catch(
      (cause: unknown) => {
        throw new PageUnreachable(module, { cause });
      },
    );
    const page = { Component, data: module in given ? given[module] : await loadData?.(siteUrl) };
    there.set(module, page);
    return page;
  }

  return {
    find: (module: string): LoadedPage | undefined => there.get(module),
    /** React suspends repeatedly on the same resource: it must get the same promise, also a failed one. */
    load(source: PageSource): Promise<LoadedPage> {
      const page = loading.get(source.module) ?? fetchPage(source);
      loading.set(source.module, page);
      return page;
    },
    /** Called when a page is shown: earlier failures are retried on the next visit. */
    forgetLoads: () => loading.clear(),
  };
}

const Pages = createContext<PageStore | null>(null);
const PageData = createContext<unknown>(undefined);

export const PageStoreProvider = Pages.Provider;

function usePages(): PageStore {
  const pages = use(Pages);
  if (!pages) throw new Error("A page needs a PageStoreProvider");
  return pages;
}

/**
 * Shows a page; while its module is loading, the previous page stays. If it fails, the layout around it
 * stays.
 */
export const Page = ({ source }: { source: PageSource }) => (
  <ErrorBoundary FallbackComponent={FailedPage} resetKeys={[source]}>
    <LoadedPage source={source} />
  </ErrorBoundary>
);

function FailedPage({ error, resetErrorBoundary }: FallbackProps) {
  const pages = usePages();
  const retry = () => {
    pages.forgetLoads();
    startTransition(resetErrorBoundary);
  };
  return error instanceof PageUnreachable ? <ErrorPage onRetry={retry} /> : <ErrorPage />;
}

function LoadedPage({ source }: { source: PageSource }) {
  const pages = usePages();
  useEffect(() => pages.forgetLoads());
  const { Component, data } = pages.find(source.module) ?? use(pages.load(source));
  return (
    <PageData value={data}>
      <Component />
    </PageData>
  );
}

/** The result of the page's `loadData`. */
export const usePageData = (): unknown => use(PageData);
