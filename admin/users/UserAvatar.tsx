import { Avatar } from "@mui/material";
import { nameOf, type AdminUser } from "./user.ts";

const initials = (name: string): string =>
  name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();

/** Picture or initials beside a name. Pictures on other sites are not fetched: those sites would learn whose account is viewed. */
export function UserAvatar({ user, size = 36 }: { user: AdminUser; size?: number }) {
  const isOurs = user.avatar_url?.startsWith("/media/") ?? false;
  return (
    <Avatar
      {...(isOurs && user.avatar_url !== null ? { src: user.avatar_url } : {})}
      alt=""
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        fontSize: size / 2.6,
        fontWeight: 500,
        bgcolor: "action.hover",
        color: "text.primary",
        border: "1px solid var(--line)",
      }}
    >
      {isOurs ? null : initials(nameOf(user))}
    </Avatar>
  );
}
