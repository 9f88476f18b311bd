import { ColorField } from "../../components/fields/ColorField.tsx";
import { useOneOpen } from "../../components/fields/use-one-open.ts";
import { useMessages } from "../../components/messages.tsx";
import { ColorFields } from "../design/ColorFields.tsx";
import { BACKGROUND_PALETTE, FOREGROUND_PALETTE } from "../design/palettes.ts";
import { type Look, shownForeground, withColors } from "./look.ts";

/** Both colors of a QR code. */
export function QrColorFields({
  label,
  look,
  onChange,
}: {
  /** Label of the foreground color. */
  label: string;
  look: Look;
  onChange: (change: Partial<Look>) => void;
}) {
  const t = useMessages();
  const popup = useOneOpen();
  const shown = { foreground: shownForeground(look), background: look.background };
  const paint = (colors: Partial<typeof shown>) => onChange(withColors(look, colors));
  return (
    <ColorFields kind="qr" {...shown} onFix={paint}>
      <ColorField
        label={label}
        palette={FOREGROUND_PALETTE}
        value={shown.foreground}
        {...popup("foreground")}
        onChange={(foreground) => paint({ foreground })}
      />
      <ColorField
        end
        label={t("generator.background")}
        palette={BACKGROUND_PALETTE}
        value={shown.background}
        {...popup("background")}
        onChange={(background) => paint({ background })}
      />
    </ColorFields>
  );
}
