import { History, LayoutDashboard, Settings, UserRound, type LucideIcon } from "lucide-react";
import type { MessageKey } from "../../messages/areas.ts";

/** The pages of whoever is signed in. */
export const accountLinks: readonly { path: string; icon: LucideIcon; name: MessageKey }[] = [
  { path: "/customer/dashboard", icon: LayoutDashboard, name: "shell.dashboard" },
  { path: "/customer/history", icon: History, name: "shell.history" },
  { path: "/customer/profile", icon: UserRound, name: "shell.profile" },
  { path: "/customer/settings", icon: Settings, name: "shell.settings" },
];
