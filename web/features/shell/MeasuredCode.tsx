import type { QrCode } from "../../../core/codes/qr/create-qr.ts";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";

/** A code on its plate with a ruler below: quiet zone, symbol, quiet zone. */
export function MeasuredCode({ code, content }: { code: QrCode; content: string }) {
  const t = useMessages();
  const { symbol, drawing, design } = code;
  const columns = `${design.margin}fr ${symbol.size}fr ${design.margin}fr`;
  return (
    <figure className="mx-auto w-full max-w-md">
      <div className="plate">
        <DrawingPicture
          drawing={drawing}
          alt={t("home.alt", { content })}
          className="block aspect-square w-full rounded-box"
        />
      </div>
      <figcaption className="mt-5 text-xs text-faint">
        <div
          aria-hidden="true"
          style={{ gridTemplateColumns: columns }}
          className="grid h-2.5 border-x border-control transition-[grid-template-columns] [&>*]:border-b [&>*]:border-control"
        >
          <span className="border-accent! bg-accent/15" />
          <span className="border-x" />
          <span className="border-accent! bg-accent/15" />
        </div>
        <div className="mt-2 flex justify-between gap-4">
          <span className="text-accent">{t("home.quiet_zone", { n: design.margin })}</span>
          <span>{t("home.modules", { n: symbol.size })}</span>
        </div>
      </figcaption>
    </figure>
  );
}
