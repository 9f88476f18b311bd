import { Suspense, useMemo } from "react";
import { AdminContext, AdminUI, CustomRoutes, localStorageStore } from "react-admin";
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import type { Language } from "../core/languages.ts";
import { authProvider } from "./auth-provider.ts";
import { useShownColors } from "./color-mode.ts";
import { dataProvider } from "./data-provider.ts";
import { Gate } from "./Gate.tsx";
import { PageError } from "./kit/PageError.tsx";
import { PageLoading } from "./kit/PageLoading.tsx";
import { Layout } from "./layout/Layout.tsx";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { Toasts } from "./layout/Toasts.tsx";
import { createI18nProvider } from "./messages/i18n-provider.ts";
import { pages } from "./pages.tsx";
import { panelTheme } from "./theme.ts";

const store = localStorageStore();

/** @param language of the first texts, which are loaded already */
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
  const colors = useShownColors();
  const theme = useMemo(() => panelTheme(colors), [colors]);
  return (
    <AdminContext
      basename="/admin"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={theme}
      darkTheme={null}
    >
      <Gate>
        <AdminUI
          layout={Layout}
          notification={Toasts}
          catchAll={NotFoundPage}
          error={PageError}
          loading={PageLoading}
          loginPage={false}
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/" element={<Navigate to="/admin/dashboard" replace />} />
            {pages.map(({ path, Page }) => (
              <Route
                key={path}
                path={`${path}/*`}
                element={
                  <Suspense fallback={<PageLoading />}>
                    <Page />
                  </Suspense>
                }
              />
            ))}
          </CustomRoutes>
        </AdminUI>
      </Gate>
    </AdminContext>
  );
}
