import { History, LayoutDashboard, Settings, UserRound, type LucideIcon } from "lucide-react";
import type { Role } from "../../../../core/users/user.ts";
import type { MessageKey } from "../../../messages/areas.ts";

interface AccountPage {
  path: string;
  icon: LucideIcon;
  name: MessageKey;
}

const history: AccountPage = { path: "/customer/history", icon: History, name: "shell.history" };
const profile: AccountPage = { path: "/customer/profile", icon: UserRound, name: "shell.profile" };
const dashboard = (path: string): AccountPage => ({ path, icon: LayoutDashboard, name: "shell.dashboard" });
const settings = (path: string): AccountPage => ({ path, icon: Settings, name: "shell.settings" });

/** The pages of the signed-in user: admins find dashboard and settings in the back office. */
export const accountLinks: Record<Role, readonly AccountPage[]> = {
  admin: [dashboard("/admin/dashboard"), history, profile, settings("/admin/settings")],
  customer: [dashboard("/customer/dashboard"), history, profile, settings("/customer/settings")],
};
