import { clsx } from "clsx";
import { ImageOff } from "lucide-react";
import type { MadeCode } from "../../adapters/codes/encode/made-code.ts";
import { DrawingPicture } from "../components/DrawingPicture.tsx";
import { useMessages } from "../components/messages.tsx";

/** The code, small. A transparent background shows the white plate. */
export function Thumbnail({
  redrawn,
  background,
  small = false,
}: {
  redrawn: MadeCode | null;
  background: string;
  small?: boolean;
}) {
  const t = useMessages();
  // a QR code on a long canvas is centered: the empty ends are cropped, but no part of a frame
  const isCropped = redrawn?.asked.format === "QR Code" && !redrawn.drawing.framed;
  return (
    <div
      style={{ backgroundColor: redrawn && background !== "transparent" ? background : "#ffffff" }}
      className={clsx(
        "grid shrink-0 grid-cols-1 grid-rows-1 place-items-center overflow-hidden rounded-box ring-1 ring-line",
        small ? "size-14" : "size-18 sm:size-20",
      )}
    >
      {redrawn ? (
        <DrawingPicture
          drawing={redrawn.drawing}
          alt=""
          className={clsx("size-full", isCropped ? "object-cover" : "object-contain")}
        />
      ) : (
        <span title={t("history.no_picture")} className="text-black/60">
          <ImageOff aria-hidden="true" />
          <span className="sr-only">{t("history.no_picture")}</span>
        </span>
      )}
    </div>
  );
}
