import { clsx } from "clsx";
import { ImageOff } from "lucide-react";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import type { Translate } from "../../messages/translator.ts";
import { PictureCanvas } from "./PictureCanvas.tsx";
import { isBusy, type ScannerPicture } from "./scanner-state.ts";

/** Thumbnails of several pictures: which one is shown large, and the number of codes in each. */
export function PictureStrip({
  pictures,
  selected,
  onSelect,
}: {
  pictures: readonly ScannerPicture[];
  selected: number | null;
  onSelect: (id: number) => void;
}) {
  const t = useMessages();
  return (
    <ul aria-label={t("scanner.pictures")} className="flex flex-wrap gap-2">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={picture.id === selected}
            aria-label={t("scanner.picture_state", { name: picture.name, state: stateText(picture, t) })}
            title={picture.name}
            onClick={() => onSelect(picture.id)}
            className={clsx(
              "relative grid size-16 place-items-center overflow-clip rounded-box border bg-inset text-faint transition-colors",
              picture.id === selected ? "border-ink ring-1 ring-ink" : "border-control hover:border-ink",
            )}
          >
            {picture.shown ? (
              <PictureCanvas picture={picture.shown} label="" className="size-full object-cover" />
            ) : picture.state.kind === "refused" || picture.state.kind === "failed" ? (
              <ImageOff aria-hidden="true" className="size-5" />
            ) : null}
            <span className="absolute right-1 bottom-1 grid h-5 min-w-5 place-items-center rounded-inner bg-black/85 px-1 text-xs font-medium text-white">
              {isBusy(picture) ? <Spinner className="size-3" /> : picture.codes.length || "–"}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function stateText({ state, codes }: ScannerPicture, t: Translate): string {
  if (codes.length > 0) return t("scanner.state_found", { n: codes.length });
  if (state.kind === "waiting") return t("scanner.state_waiting");
  if (state.kind === "scanning") return t("scanner.state_scanning");
  return state.kind === "not_found" ? t("scanner.state_nothing") : t("scanner.state_refused");
}
