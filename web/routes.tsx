import type { RouteObject } from "react-router-dom";
import type { PublicApi } from "./api.ts";
import { ErrorPage } from "./features/shell/ErrorPage.tsx";
import { Layout } from "./features/shell/Layout.tsx";
import { ROOT_ROUTE } from "./public-settings.ts";

/**
 * Every page. The same table routes on the server and in the browser; `api` answers in process there and by fetch here.
 * The id of a lazy page is the path of its module, so that the server can name its files in advance.
 */
export const routes = (api: PublicApi): RouteObject[] => [
  {
    id: ROOT_ROUTE,
    path: "/",
    Component: Layout,
    HydrateFallback: () => null,
    loader: () => api.publicSettings(),
    shouldRevalidate: () => false,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            id: "features/shell/HomePage.tsx",
            index: true,
            lazy: () => import("./features/shell/HomePage.tsx"),
          },
          {
            id: "features/qr-generator/QrGeneratorPage.tsx",
            path: "qr-generator",
            lazy: () => import("./features/qr-generator/QrGeneratorPage.tsx"),
          },
          {
            id: "features/barcode-generator/BarcodeGeneratorPage.tsx",
            path: "barcode-generator",
            lazy: () => import("./features/barcode-generator/BarcodeGeneratorPage.tsx"),
          },
          {
            id: "features/accounts/LoginPage.tsx",
            path: "login",
            lazy: () => import("./features/accounts/LoginPage.tsx"),
          },
          {
            id: "features/accounts/SignupPage.tsx",
            path: "signup",
            lazy: () => import("./features/accounts/SignupPage.tsx"),
          },
          {
            id: "features/history/HistoryPage.tsx",
            path: "customer/history",
            lazy: () => import("./features/history/HistoryPage.tsx"),
          },
          {
            path: "*",
            loader: () => {
              throw new Response("Not found", { status: 404 });
            },
            Component: () => null,
          },
        ],
      },
    ],
  },
];
