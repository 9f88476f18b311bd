import { redirect, type RouteObject } from "react-router-dom";
import type { PublicApi } from "./api.ts";
import { ErrorPage } from "./features/shell/ErrorPage.tsx";
import { Layout } from "./features/shell/Layout.tsx";
import type { Area } from "./messages/areas.ts";
import { ROOT_ROUTE, type Site } from "./public-settings.ts";

/** What the server needs to know of a page beside what it shows. */
export interface PageHandle {
  /** The areas of texts that it shows beside "shell". */
  areas: readonly Area[];
}

type PageModule = Pick<RouteObject, "Component" | "loader">;

/**
 * Every page. The same table routes on the server and in the browser; `api` answers in process there and by fetch here.
 * The id of a lazy page is the path of its module, so that the server can name its files in advance.
 * @param loadTexts loads texts in the language of the page
 */
export function routes(api: PublicApi, loadTexts: (areas: readonly Area[]) => Promise<void>): RouteObject[] {
  const page = (
    path: string,
    module: string,
    load: () => Promise<PageModule>,
    areas: readonly Area[],
  ): RouteObject => ({
    id: module,
    ...(path === "" ? { index: true } : { path }),
    handle: { areas } satisfies PageHandle,
    lazy: async () => {
      const [loaded] = await Promise.all([load(), loadTexts(areas)]);
      return loaded;
    },
  });
  /** A page around others: theirs stand where it has its outlet. */
  const room = (
    ...[path, module, load, areas, children]: [...Parameters<typeof page>, RouteObject[]]
  ): RouteObject => ({ ...page(path, module, load, areas), index: false, children });
  const payloads = ["generator", "payloads"] as const;
  return [
    {
      id: ROOT_ROUTE,
      path: "/",
      Component: Layout,
      HydrateFallback: () => null,
      loader: async ({ request }): Promise<Site> => ({
        ...(await api.publicSettings()),
        // on the server SITE_URL, whatever a visitor's headers say (adapters/http/page-request.ts)
        site_url: new URL(request.url).origin,
      }),
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            page("", "features/home/HomePage.tsx", () => import("./features/home/HomePage.tsx"), ["home"]),
            page(
              "qr-generator",
              "features/qr-generator/QrGeneratorPage.tsx",
              () => import("./features/qr-generator/QrGeneratorPage.tsx"),
              ["generator", "types", "qr-generator"],
            ),
            page(
              "barcode-generator",
              "features/barcode-generator/BarcodeGeneratorPage.tsx",
              () => import("./features/barcode-generator/BarcodeGeneratorPage.tsx"),
              ["generator", "barcode-generator"],
            ),
            page(
              "qr-code-scanner-from-image",
              "features/scanner/ScannerPage.tsx",
              () => import("./features/scanner/ScannerPage.tsx"),
              ["types", "scanner"],
            ),
            page(
              "vcard-generator",
              "features/vcard-generator/VcardGeneratorPage.tsx",
              () => import("./features/vcard-generator/VcardGeneratorPage.tsx"),
              [...payloads, "vcard-generator"],
            ),
            page(
              "wifi-generator",
              "features/wifi-generator/WifiGeneratorPage.tsx",
              () => import("./features/wifi-generator/WifiGeneratorPage.tsx"),
              [...payloads, "wifi-generator"],
            ),
            page(
              "product-serial-generator",
              "features/product-serial-generator/ProductSerialGeneratorPage.tsx",
              () => import("./features/product-serial-generator/ProductSerialGeneratorPage.tsx"),
              [...payloads, "product-serial-generator"],
            ),
            page(
              "digital-signature-generator",
              "features/digital-signature-generator/DigitalSignatureGeneratorPage.tsx",
              () => import("./features/digital-signature-generator/DigitalSignatureGeneratorPage.tsx"),
              [...payloads, "digital-signature-generator"],
            ),
            page(
              "verify",
              "features/verify/VerifyPage.tsx",
              () => import("./features/verify/VerifyPage.tsx"),
              ["verify", "digital-signature-generator", "scanner"],
            ),
            page(
              "cloudinary-test",
              "features/image-test/ImageTestPage.tsx",
              () => import("./features/image-test/ImageTestPage.tsx"),
              ["image-test"],
            ),
            page(
              "offline",
              "features/offline/OfflinePage.tsx",
              () => import("./features/offline/OfflinePage.tsx"),
              ["offline"],
            ),
            page(
              "login",
              "features/accounts/LoginPage.tsx",
              () => import("./features/accounts/LoginPage.tsx"),
              ["accounts"],
            ),
            page(
              "signup",
              "features/accounts/SignupPage.tsx",
              () => import("./features/accounts/SignupPage.tsx"),
              ["accounts"],
            ),
            page(
              "auth/callback",
              "features/accounts/CallbackPage.tsx",
              () => import("./features/accounts/CallbackPage.tsx"),
              ["accounts"],
            ),
            room(
              "customer",
              "features/customer/CustomerLayout.tsx",
              () => import("./features/customer/CustomerLayout.tsx"),
              ["customer"],
              [
                { index: true, loader: () => redirect("/customer/dashboard") },
                { path: "dashboard-customer", loader: () => redirect("/customer/dashboard") },
                page(
                  "dashboard",
                  "features/customer/DashboardPage.tsx",
                  () => import("./features/customer/DashboardPage.tsx"),
                  ["types", "history"],
                ),
                page(
                  "history",
                  "features/history/HistoryPage.tsx",
                  () => import("./features/history/HistoryPage.tsx"),
                  ["generator", "types", "history"],
                ),
                page(
                  "profile",
                  "features/customer/ProfilePage.tsx",
                  () => import("./features/customer/ProfilePage.tsx"),
                  ["accounts"],
                ),
                page(
                  "settings",
                  "features/customer/SettingsPage.tsx",
                  () => import("./features/customer/SettingsPage.tsx"),
                  [],
                ),
              ],
            ),
            ...(import.meta.env.DEV
              ? [
                  page(
                    "design",
                    "features/design/DesignPage.tsx",
                    () => import("./features/design/DesignPage.tsx"),
                    ["generator"],
                  ),
                ]
              : []),
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
}
