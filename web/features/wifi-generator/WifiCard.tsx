import { Wifi } from "lucide-react";
import type { Drawing } from "../../../core/codes/drawing.ts";
import { DrawingPicture } from "../../components/DrawingPicture.tsx";
import { useMessages } from "../../components/messages.tsx";

/**
 * Black on white in both themes; all its lengths scale with its width. @param password null to leave it off
 * the card
 */
export function WifiCard({
  drawing,
  ssid,
  password,
}: {
  drawing: Drawing;
  ssid: string;
  password: string | null;
}) {
  const t = useMessages();
  return (
    <div className="@container bg-white text-black">
      <div className="grid justify-items-center gap-[4cqi] px-[8cqi] py-[9cqi] text-center">
        <Wifi aria-hidden="true" className="size-[14cqi]" />
        <p className="max-w-full text-[8.5cqi] leading-tight font-semibold break-words whitespace-pre-wrap">
          {ssid}
        </p>
        <DrawingPicture
          drawing={drawing}
          alt={t("network.card_code", { ssid })}
          className="w-[72cqi] object-contain"
        />
        <p className="text-[5.2cqi] leading-snug">{t("network.card_scan")}</p>
        {password === null ? null : (
          <p className="max-w-full text-[5.2cqi] leading-snug">
            {t("network.password")}
            <span className="block font-mono text-[6cqi] break-all whitespace-pre-wrap">{password}</span>
          </p>
        )}
      </div>
    </div>
  );
}
