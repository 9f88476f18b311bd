import { BLACK, contrastRatio, formatColor, parseColor, WHITE } from "../codes/color.ts";
import { publicDefaults } from "../settings/public-defaults.ts";

/** The site's colors as a mail program understands them: six hex digits each. */
export interface MailColors {
  primary: string;
  secondary: string;
  accent: string;
  /** Of words on the primary color: black or white, whichever is easier to read. */
  onPrimary: string;
}

type ColorSetting = "primary_color" | "secondary_color" | "accent_color";

/** A setting that is no color, or one that can be seen through, counts as not set. */
export function mailColors(settings: Record<ColorSetting, string>): MailColors {
  const opaque = (name: ColorSetting) => {
    const color = parseColor(settings[name]);
    return color?.alpha === 1 ? color : (parseColor(publicDefaults[name]) ?? BLACK);
  };
  const primary = opaque("primary_color");
  const onPrimary = contrastRatio(primary, BLACK) >= contrastRatio(primary, WHITE) ? BLACK : WHITE;
  return {
    primary: formatColor(primary),
    secondary: formatColor(opaque("secondary_color")),
    accent: formatColor(opaque("accent_color")),
    onPrimary: formatColor(onPrimary),
  };
}
