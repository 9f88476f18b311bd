import { BLACK, contrastRatio, formatColour, parseColour, WHITE } from "../codes/colour.ts";
import { defaultSettings } from "../settings/default-settings.ts";

/** The site's colours as a mail program understands them: six hex digits each. */
export interface MailColours {
  primary: string;
  secondary: string;
  accent: string;
  /** Of words on the primary colour: black or white, whichever is easier to read. */
  onPrimary: string;
}

type ColourSetting = "primary_color" | "secondary_color" | "accent_color";

/** A setting that is no colour, or one that can be seen through, counts as not set. */
export function mailColours(settings: Record<ColourSetting, string>): MailColours {
  const opaque = (name: ColourSetting) => {
    const colour = parseColour(settings[name]);
    return colour?.alpha === 1 ? colour : (parseColour(defaultSettings[name]) ?? BLACK);
  };
  const primary = opaque("primary_color");
  const onPrimary = contrastRatio(primary, BLACK) >= contrastRatio(primary, WHITE) ? BLACK : WHITE;
  return {
    primary: formatColour(primary),
    secondary: formatColour(opaque("secondary_color")),
    accent: formatColour(opaque("accent_color")),
    onPrimary: formatColour(onPrimary),
  };
}
