import { Link } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tools } from "../../app/tools.ts";

/** Shortcuts to create a code: every tool, the QR generator first. */
export function QuickActions() {
  const t = useMessages();
  return (
    <section aria-labelledby="quick-actions" className="mt-10">
      <h2 id="quick-actions" className="text-lg font-semibold tracking-tight">
        {t("dashboard.quick")}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {tools.map(({ id, path, name, icon: Icon }, index) => (
          <li key={id} className={index === 0 ? "col-span-2" : ""}>
            <Link
              to={path}
              className={
                "flex min-h-14 items-center gap-3 rounded-box border px-4 py-2 font-medium transition-[background-color,border-color,box-shadow] [&_svg]:size-5 [&_svg]:shrink-0 " +
                (index === 0
                  ? "border-transparent bg-ink text-inverse hover:shadow-glow"
                  : "border-line bg-surface text-button hover:border-control hover:bg-hover [&_svg]:text-faint")
              }
            >
              <Icon aria-hidden="true" />
              <span className="min-w-0 hyphens-auto">{t(index === 0 ? "dashboard.generate" : name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
