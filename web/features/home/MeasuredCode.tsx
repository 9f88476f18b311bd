import { useMessages } from "../../components/messages.tsx";
import type { CodeMeasures } from "./measured-code.ts";

/** A code on its plate with a ruler below: quiet zone, symbol, quiet zone. */
export function MeasuredCode({ code: { content, picture, size, quietZone } }: { code: CodeMeasures }) {
  const t = useMessages();
  return (
    <figure className="mx-auto w-full max-w-44 sm:max-w-md">
      <div className="plate">
        <img
          src={picture}
          alt={t("home.alt", { content })}
          draggable={false}
          className="block aspect-square w-full rounded-box"
        />
      </div>
      <figcaption className="mt-4 text-xs text-faint">
        <div
          aria-hidden="true"
          style={{ gridTemplateColumns: `${quietZone}fr ${size}fr ${quietZone}fr` }}
          className="grid h-2.5 border-x border-control transition-[grid-template-columns] [&>*]:border-b [&>*]:border-control"
        >
          <span className="border-accent! bg-accent/15" />
          <span className="border-x" />
          <span className="border-accent! bg-accent/15" />
        </div>
        <div className="mt-2 flex justify-between gap-4 whitespace-nowrap max-sm:-mx-12 max-sm:justify-center">
          <span className="text-accent">{t("home.quiet_zone", { n: quietZone })}</span>
          <span>{t("home.modules", { n: size })}</span>
        </div>
      </figcaption>
    </figure>
  );
}
