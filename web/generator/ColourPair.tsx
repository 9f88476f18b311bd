import { ColourChip } from "../components/ColourChip.tsx";
import { useMessages } from "../components/messages.tsx";

/** Foreground on background in a summary. */
export function ColourPair({ foreground, background }: { foreground: string; background: string }) {
  const t = useMessages();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <ColourChip value={foreground} className="size-4" />
      <ColourChip value={background} className="size-4" />
      <span className="font-mono">{t("generator.colours_on", { foreground, background })}</span>
    </span>
  );
}
