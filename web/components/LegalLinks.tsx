import { Link } from "./Link.tsx";
import { LEGAL_KINDS } from "../../core/legal/legal-kind.ts";
import { useLegalLinks, usePublicSettings } from "../api/public-settings.ts";
import { useMessages } from "./messages.tsx";

/** The legal pages that exist, here or elsewhere, and the program's source where the operator names it. Nothing where there is none. */
export function LegalLinks({
  className,
  linkClassName,
  besideForm = false,
}: {
  className: string;
  linkClassName: string;
  /** The pages alone, each in a tab of its own, so that what was typed stays. */
  besideForm?: boolean;
}) {
  const t = useMessages();
  const links = useLegalLinks();
  const { source_url: source } = usePublicSettings();
  const entries = LEGAL_KINDS.flatMap((kind) => {
    const to = links[kind];
    return to === undefined ? [] : [{ to, name: t(`legal.${kind}`) }];
  });
  if (source !== "" && !besideForm) entries.push({ to: source, name: t("legal.source") });
  if (entries.length === 0) return null;
  return (
    <ul aria-label={t("legal.label")} className={className}>
      {entries.map(({ to, name }) => (
        <li key={to}>
          {to.startsWith("/") && !besideForm ? (
            <Link to={to} className={linkClassName}>
              {name}
            </Link>
          ) : (
            <a href={to} rel="noopener" target={besideForm ? "_blank" : undefined} className={linkClassName}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
