import { ChevronDown, History, LogOut } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toast.ts";
import { useDisclosure } from "../../components/use-disclosure.ts";
import type { SessionUser } from "../../session/session-user.ts";
import { useSession } from "../../session/session.tsx";

const item =
  "flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-left text-[0.9375rem] text-soft transition-colors " +
  "hover:bg-hover hover:text-ink [&_svg]:size-4.5";

/** Who is signed in, where their things are, and the way out. */
export function UserMenu({ user }: { user: SessionUser }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { open, close, toggle, container, button } = useDisclosure();
  const role = t(user.role === "admin" ? "role.admin" : "role.customer");

  const leave = async () => {
    close();
    await signOut();
    toast.info(t("shell.signed_out"));
    await navigate("/");
  };

  return (
    <div ref={container} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={t("shell.user_menu", { name: user.displayName })}
        onClick={toggle}
        className="flex h-10 items-center gap-2 rounded-box pr-2 pl-1 text-left transition-colors hover:bg-hover"
      >
        <Initials name={user.displayName} />
        <span className="hidden max-w-40 leading-tight sm:block">
          <span className="block truncate text-sm font-medium">{user.displayName}</span>
          <span className="block text-xs text-faint">{role}</span>
        </span>
        <ChevronDown aria-hidden="true" className="hidden size-4 text-faint sm:block" />
      </button>
      {open ? (
        <div className="absolute right-0 z-50 mt-2 w-64 rounded-box border border-line bg-raised p-1.5 shadow-lift">
          <div className="border-b border-line px-3 pt-1.5 pb-3 mb-1.5 sm:hidden">
            <p className="truncate font-medium">{user.displayName}</p>
            <p className="text-sm text-faint">{role}</p>
          </div>
          <Link to="/customer/history" className={item}>
            <History aria-hidden="true" />
            {t("shell.history")}
          </Link>
          <button type="button" onClick={() => void leave()} className={item}>
            <LogOut aria-hidden="true" />
            {t("shell.sign_out")}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("");
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-box border border-control text-xs font-semibold uppercase"
    >
      {letters}
    </span>
  );
}
