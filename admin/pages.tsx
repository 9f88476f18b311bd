import {
  BarChart3,
  Bell,
  Mail,
  Code,
  LayoutDashboard,
  Scale,
  ScrollText,
  Settings,
  Users,
  Megaphone,
  type LucideIcon,
} from "lucide-react";
import { lazy, type ComponentType } from "react";

/** A page of the panel: one entry in the sidebar and everything under its path. */
export interface PanelPage {
  /** Under /admin/, without slashes around it. */
  path: string;
  /** Key of its name in the sidebar: admin/messages/<language>/panel.ts. */
  name: string;
  Icon: LucideIcon;
  /** Loaded when it is opened. Has one `PageHead`; brings its own `<Routes>` where it has more than one view. */
  Page: ComponentType;
}

/**
 * The pages in the order of the sidebar: Dashboard, Analytics, Users, Advertisements, Code Injection, Legal Pages, Notifications, Mail Outbox, Audit
 * Log, Settings. A table of /api/admin is read with `<ListBase resource="audit_log">` inside of a page, or with the hooks of
 * react-admin (`useGetList("audit_log", …)`, `useUpdate`, …); it needs no `<Resource>`.
 */
export const pages: readonly PanelPage[] = [
  {
    path: "dashboard",
    name: "panel.dashboard",
    Icon: LayoutDashboard,
    Page: lazy(async () => ({ default: (await import("./dashboard/DashboardPage.tsx")).DashboardPage })),
  },
  {
    path: "analytics",
    name: "panel.analytics",
    Icon: BarChart3,
    Page: lazy(async () => ({ default: (await import("./analytics/AnalyticsPage.tsx")).AnalyticsPage })),
  },
  {
    path: "users",
    name: "panel.users",
    Icon: Users,
    Page: lazy(async () => ({ default: (await import("./users/UsersPage.tsx")).UsersPage })),
  },
  {
    path: "advertisements",
    name: "panel.advertisements",
    Icon: Megaphone,
    Page: lazy(async () => ({
      default: (await import("./advertisements/AdvertisementsPage.tsx")).AdvertisementsPage,
    })),
  },
  {
    path: "code-injection",
    name: "panel.code_injection",
    Icon: Code,
    Page: lazy(async () => ({
      default: (await import("./code-injection/CodeInjectionPage.tsx")).CodeInjectionPage,
    })),
  },
  {
    path: "legal-pages",
    name: "panel.legal_pages",
    Icon: Scale,
    Page: lazy(async () => ({ default: (await import("./legal-pages/LegalPagesPage.tsx")).LegalPagesPage })),
  },
  {
    path: "notifications",
    name: "panel.notifications",
    Icon: Bell,
    Page: lazy(async () => ({
      default: (await import("./notifications/NotificationsPage.tsx")).NotificationsPage,
    })),
  },
  {
    path: "outbox",
    name: "panel.outbox",
    Icon: Mail,
    Page: lazy(async () => ({ default: (await import("./outbox/OutboxPage.tsx")).OutboxPage })),
  },
  {
    path: "audit-log",
    name: "panel.audit_log",
    Icon: ScrollText,
    Page: lazy(async () => ({ default: (await import("./audit-log/AuditLogPage.tsx")).AuditLogPage })),
  },
  {
    path: "settings",
    name: "panel.settings",
    Icon: Settings,
    Page: lazy(async () => ({ default: (await import("./settings/SettingsPage.tsx")).SettingsPage })),
  },
];
