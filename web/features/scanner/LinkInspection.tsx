import { clsx } from "clsx";
import { Info, TriangleAlert } from "lucide-react";
import type { LinkTarget } from "../../../core/codes/links/link-target.ts";
import { useMessages } from "../../components/messages.tsx";

/** Shows a link's target before anybody opens it. */
export function LinkInspection({ target: { host, punycode, warnings } }: { target: LinkTarget }) {
  const t = useMessages();
  return (
    <div className="grid gap-3 rounded-box border border-line bg-inset p-4">
      {host ? (
        <div>
          <p className="text-sm text-soft">{t("scanner.leads_to")}</p>
          <p className="mt-0.5 text-xl font-semibold tracking-tight break-all">
            <bdi>{host}</bdi>
          </p>
          {punycode ? (
            <p className="mt-0.5 font-mono text-sm break-all text-soft">
              {t("scanner.punycode", { host: punycode })}
            </p>
          ) : null}
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {warnings.map(({ code, values, suspicious }) => (
            <li key={code} className="flex gap-2.5">
              {suspicious ? (
                <TriangleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-warn" />
              ) : (
                <Info aria-hidden="true" className="mt-px size-4.5 shrink-0 text-soft" />
              )}
              <span className={clsx("min-w-0 break-words", !suspicious && "text-soft")}>
                {t(`link.${code}`, values)}.
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
