import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "react-error-boundary";
import { Suspense } from "react";
import { Link, MemoryRouter, Outlet, useLocation, useRoutes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createPageStore,
  Page,
  PageStoreProvider,
  usePageData,
  type PageModule,
  type PageSource,
} from "../../web/app/page-store.tsx";

beforeEach(() => {
  // React logs errors that an error boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const siteUrl = "https://codes.example";
const loadTexts = async () => undefined;

/** A page source that records how often its module is loaded. */
function source(module: string, load: () => Promise<PageModule>) {
  return { module, load: vi.fn<PageSource["load"]>(load), areas: [] };
}
const named = (name: string) => async (): Promise<PageModule> => ({ Component: () => <h1>{name}</h1> });

const Faulty = () => {
  throw new Error("a fault");
};
const ShownData = () => <h1>{String(usePageData())}</h1>;

/** A promise that the test resolves. */
function promised<T>() {
  const kept: { settle?: (value: T) => void } = {};
  const promise = new Promise<T>((resolve) => (kept.settle = resolve));
  return { promise, keep: (value: T) => kept.settle?.(value) };
}

/** A page that loads when `arrive` is called. */
function held(name: string) {
  const { promise, keep } = promised<PageModule>();
  return {
    source: source(name, () => promise),
    arrive: () => act(async () => keep(await named(name)())),
  };
}

/** Renders a site with these pages at /0, /1 and so on, inside a layout. The first page is already loaded. */
async function show(
  sources: [ReturnType<typeof source>, ...ReturnType<typeof source>[]],
  pages = createPageStore({ siteUrl, loadTexts }),
) {
  await pages.load(sources[0]);
  function Around() {
    const { pathname } = useLocation();
    return (
      <>
        {sources.map((_, at) => (
          <Link key={at} to={`/${at}`}>{`to ${at}`}</Link>
        ))}
        <ErrorBoundary fallback={<h1>broken</h1>} resetKeys={[pathname]}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </>
    );
  }
  const Routes = () =>
    useRoutes([
      {
        element: <Around />,
        children: sources.map((each, at) => ({ path: `/${at}`, element: <Page source={each} /> })),
      },
    ]);
  render(
    <MemoryRouter initialEntries={["/0"]}>
      <PageStoreProvider value={pages}>
        <Routes />
      </PageStoreProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return {
    go: (at: number) => act(() => user.click(screen.getByText(`to ${at}`))),
    shown: () => screen.queryByRole("heading")?.textContent,
  };
}

test("the previous page stays until the next one is loaded, and each is loaded once", async () => {
  const next = held("next");
  const start = source("start", named("start"));
  const { go, shown } = await show([start, next.source]);
  expect(shown()).toBe("start");
  await go(1);
  expect(shown()).toBe("start");
  await next.arrive();
  expect(shown()).toBe("next");
  await go(0);
  expect(shown()).toBe("start");
  await go(1);
  expect(shown()).toBe("next");
  expect(start.load).toHaveBeenCalledTimes(1);
  expect(next.source.load).toHaveBeenCalledTimes(1);
});

test("the last requested page is shown, even if an earlier one loads later", async () => {
  const slow = held("slow");
  const { go, shown } = await show([
    source("start", named("start")),
    slow.source,
    source("other", named("other")),
  ]);
  expect(shown()).toBe("start");
  await go(1);
  await go(2);
  expect(shown()).toBe("other");
  await slow.arrive();
  expect(shown()).toBe("other");
});

test("a page that fails to load shows an error within the layout, and is loaded again on the next visit", async () => {
  let isGone = true;
  const lost = source("lost", async () => {
    if (isGone) throw new Error("the network is gone");
    return { Component: () => <h1>lost and found</h1> };
  });
  const { go, shown } = await show([source("start", named("start")), lost]);
  expect(shown()).toBe("start");
  await go(1);
  expect(shown()).toBe("The server cannot be reached");
  expect(lost.load).toHaveBeenCalledTimes(1);
  isGone = false;
  await go(0);
  expect(shown()).toBe("start");
  await go(1);
  expect(shown()).toBe("lost and found");
  expect(lost.load).toHaveBeenCalledTimes(2);
});

test("a page that failed to load appears after a retry", async () => {
  let isGone = true;
  const lost = source("lost", async () => {
    if (isGone) throw new Error("the network is gone");
    return { Component: () => <h1>lost and found</h1> };
  });
  const { go, shown } = await show([source("start", named("start")), lost]);
  await go(1);
  isGone = false;
  await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(shown()).toBe("lost and found");
  expect(lost.load).toHaveBeenCalledTimes(2);
});

test("a rendering error is not reported as a network error, and the layout stays", async () => {
  const { go, shown } = await show([
    source("start", named("start")),
    source("faulty", async () => ({ Component: Faulty })),
  ]);
  await go(1);
  expect(shown()).toBe("Something went wrong");
  await go(0);
  expect(shown()).toBe("start");
});

test("a page is shown with its loaded data, or with data from the server", async () => {
  const loadData = vi.fn<(url: string) => Promise<string>>(async (url) => `made for ${url}`);
  const load = async () => ({ Component: ShownData, loadData });
  const { shown } = await show([source("start", load)]);
  expect(shown()).toBe("made for https://codes.example");
  cleanup();
  const given = createPageStore({ siteUrl, loadTexts, given: { start: "made by the server" } });
  expect((await show([source("start", load)], given)).shown()).toBe("made by the server");
  expect(loadData).toHaveBeenCalledTimes(1);
});

test("a page is ready only after its texts have loaded", async () => {
  const texts = promised<undefined>();
  const asked = vi.fn<() => Promise<undefined>>(() => texts.promise);
  const pages = createPageStore({ siteUrl, loadTexts: asked });
  const start = { ...source("start", named("start")), areas: ["verify"] as const };
  const loaded = pages.load(start);
  expect(asked).toHaveBeenCalledWith(["verify"]);
  expect(pages.find("start")).toBeUndefined();
  texts.keep(undefined);
  await loaded;
  expect(pages.find("start")).toBeDefined();
});

test("a page that fails twice reloads the document, a first failure does not", async () => {
  const reload = vi.fn<() => void>();
  const pages = createPageStore({ siteUrl, loadTexts, reload });
  const broken = source("broken", () => Promise.reject(new Error("down")));
  const other = source("other", () => Promise.reject(new Error("down")));
  for (const [page, times] of [
    [broken, 0],
    [other, 0],
    [broken, 1],
  ] as const) {
    await expect(pages.load(page)).rejects.toMatchObject({ cause: { message: "down" } });
    expect(reload).toHaveBeenCalledTimes(times);
    pages.forgetLoads();
  }
});
