import { Link } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { ApiCall } from "./api-document.ts";

/** Links to all calls, beside them if there is room. */
export function CallNav({ groups }: { groups: readonly [string, ApiCall[]][] }) {
  const t = useMessages();
  return (
    <nav
      aria-label={t("docs.calls")}
      className="mb-8 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden lg:sticky lg:top-24 lg:self-start"
    >
      {groups.map(([tag, calls]) => (
        <div key={tag} className="mb-4">
          <p lang="en" className="text-sm font-medium text-faint">
            {tag}
          </p>
          <ul className="mt-1">
            {calls.map(({ operationId, method, path }) => (
              <li key={operationId}>
                <Link
                  to={`#${operationId}`}
                  className="flex gap-2 rounded-box py-1 font-mono text-xs text-soft hover:text-ink"
                >
                  <span className="w-9 shrink-0 text-accent">{method}</span>
                  <span className="min-w-0 wrap-anywhere">{path.replace(/^\/api\/v1/, "")}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
