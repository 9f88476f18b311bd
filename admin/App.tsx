import { CssBaseline } from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  HttpError,
  localStorageStore,
  Resource,
} from "react-admin";
import { BrowserRouter, Navigate, Route, Routes, useParams } from "react-router-dom";
import type { Language } from "../core/languages.ts";
import { authProvider } from "./auth-provider.ts";
import { useShownTheme } from "../browser/theme.ts";
import { dataProvider } from "./data-provider.ts";
import { Gate } from "./Gate.tsx";
import { PageError } from "./kit/PageError.tsx";
import { PageLoading } from "./kit/PageLoading.tsx";
import { Layout } from "./layout/Layout.tsx";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { Toasts } from "./layout/Toasts.tsx";
import { createI18nProvider } from "./messages/i18n-provider.ts";
import { pages, partResources } from "./pages.tsx";
import { panelTheme } from "./theme.ts";

const store = localStorageStore();
const TRIES = 3;
const queryClient = new QueryClient({
  defaultOptions: {
    // send requests whatever the browser reports about the network: a save that waits for it would leave its form inert without a
    // message, and a server on this machine answers without a network
    mutations: { networkMode: "always" },
    // a refusal is final; if the server was unreachable or failing, the next call may succeed
    queries: {
      networkMode: "always",
      retry: (failed, error) =>
        failed < TRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500),
    },
  },
});

/** @param language of the initial texts, which are already loaded */
export function App({ language }: { language: Language }) {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/admin/*" element={<Panel language={language} />} />
      </Routes>
    </BrowserRouter>
  );
}

function Panel({ language }: { language: Language }) {
  const i18nProvider = useMemo(() => createI18nProvider(language), [language]);
  const colors = useShownTheme();
  const theme = useMemo(() => createTheme(panelTheme(colors)), [colors]);
  return (
    // without the layout, sign-in page and themes of <Admin>: this panel has its own
    <CoreAdminContext
      basename="/admin"
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
    >
      <ThemeProvider theme={theme}>
        <Gate>
          <CssBaseline enableColorScheme>
            <CoreAdminUI
              layout={Layout}
              catchAll={NotFoundPage}
              error={PageError}
              loading={PageLoading}
              loginPage={false}
              disableTelemetry
            >
              {pages.map(({ path, Page, name: _name, Icon: _Icon, ...views }) =>
                Page ? null : <Resource key={path} name={path} {...views} />,
              )}
              {partResources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
              <CustomRoutes>
                <Route path="/" element={<Navigate to="/admin/dashboard" replace />} />
                {/* old bookmarks and mails still point here */}
                <Route
                  path="code-injection/new"
                  element={<Navigate to="/admin/code-injection/create" replace />}
                />
                <Route path="code-injection/snippets/:id" element={<MovedSnippet />} />
                {pages.map(({ path, Page }) =>
                  Page ? <Route key={path} path={`${path}/*`} element={<Page />} /> : null,
                )}
              </CustomRoutes>
            </CoreAdminUI>
            <Toasts />
          </CssBaseline>
        </Gate>
      </ThemeProvider>
    </CoreAdminContext>
  );
}

function MovedSnippet() {
  const { id = "" } = useParams();
  return <Navigate to={`/admin/code-injection/${id}`} replace />;
}
