import { Navigate, type RouteObject } from "react-router-dom";
import type { LegalKind } from "../../core/legal/legal-kind.ts";
import { ErrorPage } from "../features/shell/ErrorPage.tsx";
import { Layout } from "../features/shell/Layout.tsx";
import type { Area } from "../messages/areas.ts";
import { Page, type PageModule, type PageSource } from "./page-store.tsx";
import { Published } from "./Published.tsx";

/** Facts about a route that the server needs in addition to its component. */
export interface RouteHandle {
  source?: PageSource;
  /** Target of a redirect. */
  to?: string;
  /** Exists only where it is published. */
  legal?: LegalKind;
  isMissing?: boolean;
}

/** @param path below that of the route around it; "" is that path itself */
const at = (path: string) => (path === "" ? ({ index: true } as const) : { path });

function page(
  path: string,
  module: string,
  load: () => Promise<PageModule>,
  areas: readonly Area[],
): RouteObject {
  const source = { module, load, areas };
  return { ...at(path), handle: { source } satisfies RouteHandle, element: <Page source={source} /> };
}

/** A page around others: theirs stand where it has its outlet. */
const room = (
  ...[path, module, load, areas, children]: [...Parameters<typeof page>, RouteObject[]]
): RouteObject => ({ ...page(path, module, load, areas), index: false, children });

const forward = (path: string, to: string): RouteObject => ({
  ...at(path),
  handle: { to } satisfies RouteHandle,
  element: <Navigate to={to} replace />,
});

const LEGAL_MODULE = "features/legal/LegalPage.tsx";

function legalPage(kind: LegalKind): RouteObject {
  const source: PageSource = {
    module: LEGAL_MODULE,
    load: () => import("../features/legal/LegalPage.tsx"),
    areas: [],
  };
  return {
    path: kind,
    handle: { source, legal: kind } satisfies RouteHandle,
    element: (
      <Published kind={kind}>
        <Page source={source} />
      </Published>
    ),
  };
}

const payloads = ["generator", "payload-rules", "payloads", "styles"] as const;

/** Every page, the same on the server and in the browser. */
export const routes: RouteObject[] = [
  {
    path: "/",
    element: <Layout />,
    children: [
      page("", "features/home/HomePage.tsx", () => import("../features/home/HomePage.tsx"), ["home"]),
      page(
        "qr-generator",
        "features/qr-generator/QrGeneratorPage.tsx",
        () => import("../features/qr-generator/QrGeneratorPage.tsx"),
        ["generator", "payload-rules", "types", "qr-generator", "styles", "short-link"],
      ),
      page(
        "barcode-generator",
        "features/barcode-generator/BarcodeGeneratorPage.tsx",
        () => import("../features/barcode-generator/BarcodeGeneratorPage.tsx"),
        ["generator", "barcode-generator"],
      ),
      page(
        "qr-code-scanner-from-image",
        "features/scanner/ScannerPage.tsx",
        () => import("../features/scanner/ScannerPage.tsx"),
        ["types", "scanner"],
      ),
      page(
        "vcard-generator",
        "features/vcard-generator/VcardGeneratorPage.tsx",
        () => import("../features/vcard-generator/VcardGeneratorPage.tsx"),
        [...payloads, "vcard-generator"],
      ),
      page(
        "wifi-generator",
        "features/wifi-generator/WifiGeneratorPage.tsx",
        () => import("../features/wifi-generator/WifiGeneratorPage.tsx"),
        [...payloads, "wifi-generator"],
      ),
      page(
        "product-serial-generator",
        "features/product-serial-generator/ProductSerialGeneratorPage.tsx",
        () => import("../features/product-serial-generator/ProductSerialGeneratorPage.tsx"),
        [...payloads, "product-serial-generator"],
      ),
      page(
        "digital-signature-generator",
        "features/digital-signature-generator/DigitalSignatureGeneratorPage.tsx",
        () => import("../features/digital-signature-generator/DigitalSignatureGeneratorPage.tsx"),
        [...payloads, "digital-signature-generator"],
      ),
      page("bulk", "features/bulk/BulkPage.tsx", () => import("../features/bulk/BulkPage.tsx"), [
        ...payloads,
        "barcode-generator",
        "contents",
        "bulk",
        "bulk-rows",
        "bulk-labels",
        "bulk-table",
      ]),
      page("verify", "features/verify/VerifyPage.tsx", () => import("../features/verify/VerifyPage.tsx"), [
        "verify",
        "digital-signature-generator",
        "scanner",
      ]),
      legalPage("privacy"),
      legalPage("terms"),
      legalPage("imprint"),
      page(
        "cloudinary-test",
        "features/image-test/ImageTestPage.tsx",
        () => import("../features/image-test/ImageTestPage.tsx"),
        ["image-test", "images"],
      ),
      page(
        "api/docs",
        "features/api-docs/ApiDocsPage.tsx",
        () => import("../features/api-docs/ApiDocsPage.tsx"),
        ["api-docs"],
      ),
      page(
        "offline",
        "features/offline/OfflinePage.tsx",
        () => import("../features/offline/OfflinePage.tsx"),
        ["offline"],
      ),
      page("login", "features/accounts/LoginPage.tsx", () => import("../features/accounts/LoginPage.tsx"), [
        "accounts",
        "factors",
      ]),
      page(
        "signup",
        "features/accounts/SignupPage.tsx",
        () => import("../features/accounts/SignupPage.tsx"),
        ["accounts"],
      ),
      page(
        "forgot-password",
        "features/accounts/ForgotPasswordPage.tsx",
        () => import("../features/accounts/ForgotPasswordPage.tsx"),
        ["accounts", "factors"],
      ),
      page(
        "reset-password",
        "features/accounts/ResetPasswordPage.tsx",
        () => import("../features/accounts/ResetPasswordPage.tsx"),
        ["accounts", "factors"],
      ),
      page(
        "auth/confirm",
        "features/accounts/ConfirmPage.tsx",
        () => import("../features/accounts/ConfirmPage.tsx"),
        ["accounts", "factors"],
      ),
      page(
        "auth/connect",
        "features/accounts/ConnectPage.tsx",
        () => import("../features/accounts/ConnectPage.tsx"),
        ["accounts"],
      ),
      page(
        "auth/callback",
        "features/accounts/CallbackPage.tsx",
        () => import("../features/accounts/CallbackPage.tsx"),
        ["accounts", "factors"],
      ),
      room(
        "customer",
        "features/customer/CustomerLayout.tsx",
        () => import("../features/customer/CustomerLayout.tsx"),
        ["customer"],
        [
          forward("", "/customer/dashboard"),
          forward("dashboard-customer", "/customer/dashboard"),
          page(
            "dashboard",
            "features/customer/DashboardPage.tsx",
            () => import("../features/customer/DashboardPage.tsx"),
            ["types", "history", "analytics"],
          ),
          page(
            "history",
            "features/history/HistoryPage.tsx",
            () => import("../features/history/HistoryPage.tsx"),
            ["generator", "payload-rules", "types", "history"],
          ),
          page(
            "analytics",
            "features/customer-analytics/AnalyticsPage.tsx",
            () => import("../features/customer-analytics/AnalyticsPage.tsx"),
            ["analytics"],
          ),
          page(
            "links",
            "features/short-links/LinksPage.tsx",
            () => import("../features/short-links/LinksPage.tsx"),
            ["analytics"],
          ),
          page(
            "links/:id",
            "features/short-links/LinkPage.tsx",
            () => import("../features/short-links/LinkPage.tsx"),
            ["analytics", "short-link"],
          ),
          page(
            "profile",
            "features/customer/ProfilePage.tsx",
            () => import("../features/customer/ProfilePage.tsx"),
            ["accounts", "factors", "generator", "images", "profile"],
          ),
          page(
            "settings",
            "features/customer/SettingsPage.tsx",
            () => import("../features/customer/SettingsPage.tsx"),
            ["profile", "api-keys", "factors", "accounts"],
          ),
        ],
      ),
      { path: "*", handle: { isMissing: true } satisfies RouteHandle, element: <ErrorPage missing /> },
    ],
  },
];
