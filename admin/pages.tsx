import {
  BarChart3,
  Bell,
  Mail,
  Code,
  LayoutDashboard,
  Palette,
  Scale,
  ScrollText,
  Settings,
  Users,
  Megaphone,
  type LucideIcon,
} from "lucide-react";
import { lazy, type ComponentType } from "react";
import type { ResourceProps } from "react-admin";

/** An entry in the sidebar and everything under its path: a react-admin resource, or a custom page. Each loads when opened. */
interface PanelPage extends Pick<ResourceProps, "list" | "create" | "edit" | "show"> {
  /** Below /admin/, without slashes around it; the name of a resource, whose table data-provider.ts knows. */
  path: string;
  /** Message key of its name in the sidebar: admin/messages/<language>/panel.ts. */
  name: string;
  Icon: LucideIcon;
  /** Absent for a resource. Has one `PageHead`. */
  Page?: ComponentType;
}

/**
 * The pages in sidebar order: Dashboard, Analytics, Users, Advertisements, Code Injection, Brands, Legal Pages, Notifications, Mail
 * Outbox, Audit Log, Settings.
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
    list: lazy(async () => ({ default: (await import("./users/UserList.tsx")).UserList })),
    create: lazy(async () => ({ default: (await import("./users/UserCreate.tsx")).UserCreate })),
    edit: lazy(async () => ({ default: (await import("./users/UserEdit.tsx")).UserEdit })),
    show: lazy(async () => ({ default: (await import("./users/UserShow.tsx")).UserShow })),
  },
  {
    path: "advertisements",
    name: "panel.advertisements",
    Icon: Megaphone,
    list: lazy(async () => ({ default: (await import("./ads/AdList.tsx")).AdList })),
  },
  {
    path: "code-injection",
    name: "panel.code_injection",
    Icon: Code,
    list: lazy(async () => ({ default: (await import("./code-snippets/SnippetList.tsx")).SnippetList })),
    create: lazy(async () => ({ default: (await import("./code-snippets/SnippetForm.tsx")).SnippetCreate })),
    edit: lazy(async () => ({ default: (await import("./code-snippets/SnippetForm.tsx")).SnippetEdit })),
  },
  {
    path: "site-brands",
    name: "panel.site_brands",
    Icon: Palette,
    list: lazy(async () => ({ default: (await import("./site-brands/SiteBrandList.tsx")).SiteBrandList })),
    create: lazy(async () => ({
      default: (await import("./site-brands/SiteBrandForm.tsx")).SiteBrandCreate,
    })),
    edit: lazy(async () => ({ default: (await import("./site-brands/SiteBrandForm.tsx")).SiteBrandEdit })),
  },
  {
    path: "legal-pages",
    name: "panel.legal_pages",
    Icon: Scale,
    list: lazy(async () => ({ default: (await import("./legal-pages/LegalPageList.tsx")).LegalPageList })),
    edit: lazy(async () => ({ default: (await import("./legal-pages/LegalPageEdit.tsx")).LegalPageEdit })),
  },
  {
    path: "notifications",
    name: "panel.notifications",
    Icon: Bell,
    list: lazy(async () => ({
      default: (await import("./notifications/NotificationList.tsx")).NotificationList,
    })),
  },
  {
    path: "outbox",
    name: "panel.outbox",
    Icon: Mail,
    list: lazy(async () => ({ default: (await import("./outbox/OutboxList.tsx")).OutboxList })),
  },
  {
    path: "audit-log",
    name: "panel.audit_log",
    Icon: ScrollText,
    list: lazy(async () => ({ default: (await import("./audit-log/AuditLogList.tsx")).AuditLogList })),
  },
  {
    path: "settings",
    name: "panel.settings",
    Icon: Settings,
    Page: lazy(async () => ({ default: (await import("./settings/SettingsPage.tsx")).SettingsPage })),
  },
];

/** Tables without an entry in the sidebar. */
export const partResources: readonly Pick<ResourceProps, "name" | "list">[] = [
  {
    name: "code-injection/files",
    list: lazy(async () => ({ default: (await import("./verification-files/FileList.tsx")).FileList })),
  },
];
