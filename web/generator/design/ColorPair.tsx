import { ColorChip } from "../../components/fields/ColorChip.tsx";
import { useMessages } from "../../components/messages.tsx";

/** Foreground on background in a summary. */
export function ColorPair({ foreground, background }: { foreground: string; background: string }) {
  const t = useMessages();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <ColorChip value={foreground} className="size-4" />
      <ColorChip value={background} className="size-4" />
      <span className="font-mono">{t("generator.colors_on", { foreground, background })}</span>
    </span>
  );
}
