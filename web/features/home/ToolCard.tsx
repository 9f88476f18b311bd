import { clsx } from "clsx";
import { ArrowUpRight } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "../../components/Link.tsx";
import { Badge } from "../../components/Badge.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { Tool } from "../../app/tools.ts";

/** Its two theme colors shine from behind the picture and from the opposite corner. */
const light =
  "max-sm:before:hidden before:pointer-events-none before:absolute before:-z-10 before:inset-0 before:opacity-70 before:transition-opacity hover:before:opacity-100 " +
  "before:bg-[radial-gradient(22rem_14rem_at_100%_0%,color-mix(in_oklab,var(--from)_20%,transparent),transparent_70%),radial-gradient(18rem_12rem_at_0%_100%,color-mix(in_oklab,var(--to)_12%,transparent),transparent_70%)]";

/** A tool: icon, title, description, and on a wide screen a code made with it. */
export function ToolCard({
  tool: { id, path, icon: Icon, title, description, status, gradient },
  picture,
  className,
}: {
  tool: Tool;
  picture: string | undefined;
  className?: string | undefined;
}) {
  const t = useMessages();
  const isHere = status === "available";
  const style = { "--from": `var(--${gradient[0]})`, "--to": `var(--${gradient[1]})` } as CSSProperties;
  return (
    <li
      style={style}
      className={clsx(
        "group relative isolate has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus flex items-center gap-4 overflow-hidden bg-surface p-4 sm:flex-col sm:items-stretch sm:gap-0 sm:rounded-box sm:border sm:p-6",
        isHere
          ? "transition-[border-color,box-shadow] hover:border-control sm:border-line sm:hover:shadow-lift"
          : "sm:border-dashed sm:border-control",
        isHere && light,
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4 sm:grow">
        <span
          className={clsx(
            "grid size-11 shrink-0 place-items-center rounded-box border border-line bg-ground text-[color-mix(in_oklab,var(--from)_55%,var(--ink))]",
            isHere ? "shadow-[0_0_28px_-8px_var(--from)]" : "opacity-60 grayscale",
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {picture && isHere ? <Plate picture={picture} id={id} /> : null}
      </div>
      <div className="min-w-0 grow sm:mt-8 sm:grow-0">
        <h3 className={clsx("font-semibold tracking-tight", id === "qr" ? "sm:text-2xl" : "sm:text-lg")}>
          {isHere ? (
            <Link to={path} className="after:absolute after:inset-0 after:rounded-box outline-none">
              {t(title)}
              <ArrowUpRight
                aria-hidden="true"
                className="ml-1 hidden size-4 text-faint transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-accent sm:inline"
              />
            </Link>
          ) : (
            t(title)
          )}
        </h3>
        <p className="mt-1 text-sm leading-snug text-soft sm:mt-1.5 sm:text-[0.9375rem] sm:leading-normal">
          {t(description)}
        </p>
        {isHere ? null : (
          <p className="mt-2">
            <Badge>{t("home.coming_soon")}</Badge>
          </p>
        )}
      </div>
    </li>
  );
}

/** The tool's output, or its input. */
function Plate({ picture, id }: { picture: string; id: string }) {
  const image = (
    <img
      src={picture}
      alt=""
      loading="lazy"
      draggable={false}
      className="block h-full w-full object-contain"
    />
  );
  const plate = "hidden shrink-0 overflow-hidden rounded-box bg-white ring-1 ring-line sm:block";
  if (id === "qr") {
    return <div className={clsx(plate, "plate size-40 ring-0 lg:size-80 xl:size-92")}>{image}</div>;
  }
  if (id === "barcode") return <div className={clsx(plate, "h-24 w-28 px-1 xl:w-36")}>{image}</div>;
  if (id === "scanner") {
    return (
      <div className="relative hidden size-28 shrink-0 place-items-center sm:grid">
        <Viewfinder />
        <div className={clsx(plate, "size-18 -rotate-8")}>{image}</div>
      </div>
    );
  }
  if (id === "product-serial") {
    return (
      <div className="hidden shrink-0 sm:flex">
        <div className={clsx(plate, "-mr-16 size-24 opacity-40 ring-control lg:-mr-14")} />
        <div className={clsx(plate, "-mr-16 size-24 opacity-65 ring-control lg:-mr-14")} />
        <div className={clsx(plate, "relative size-24")}>{image}</div>
      </div>
    );
  }
  return <div className={clsx(plate, "size-24")}>{image}</div>;
}

/** The corners between which a scanner looks. */
function Viewfinder() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 text-[color-mix(in_oklab,var(--from)_60%,var(--ink))]"
    >
      <path
        d="M1 6V1H6M26 1h5V6M31 26v5H26M6 31H1V26"
        stroke="currentColor"
        strokeWidth="0.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
