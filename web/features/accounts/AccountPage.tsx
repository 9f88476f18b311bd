import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../components/Link.tsx";
import { Card } from "../../components/Card.tsx";
import { Logo } from "../../../browser/Logo.tsx";
import { useMessages } from "../../components/messages.tsx";

/** The single card of an account page, with a link to the home page. */
export function AccountPage({
  heading,
  children,
  after,
}: {
  heading: string;
  children: ReactNode;
  /** Below the card: the link to the other account page. */
  after?: ReactNode;
}) {
  const t = useMessages();
  return (
    <div className="grid min-h-svh content-start justify-items-center px-4 py-10 sm:py-20">
      <Card className="relative w-full max-w-md sm:p-10!">
        <Link
          to="/"
          aria-label={t("account.close")}
          title={t("account.close")}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-box text-soft transition-colors hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
        <Logo className="size-10" />
        <h1 className="mt-5 mb-6 text-2xl font-semibold tracking-tight">{heading}</h1>
        {children}
      </Card>
      {after ? <p className="mt-6 text-center text-soft">{after}</p> : null}
    </div>
  );
}
