import { Link } from "./Link.tsx";
import { LEGAL_KINDS } from "../../core/legal/legal-kind.ts";
import { useLegalLinks, usePublicSettings } from "../api/public-settings.ts";
import { useMessages } from "./messages.tsx";

/**
 * The legal pages that exist, here or elsewhere, and the source code if the operator links it. Renders
 * nothing if there are none.
 */
export function LegalLinks({
  className,
  linkClassName,
  besideForm = false,
}: {
  className: string;
  linkClassName: string;
  /** Only the pages, each in a new tab, so that form input is not lost. */
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
