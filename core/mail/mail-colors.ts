import { BLACK, contrastRatio, formatColor, parseColor, WHITE } from "../codes/color.ts";
import { publicDefaults } from "../settings/public-defaults.ts";

/** The site's colors as a mail program understands them: six hex digits each. */
export interface MailColors {
  primary: string;
  secondary: string;
  accent: string;
  /** Text color on the primary color: black or white, whichever has more contrast. */
  onPrimary: string;
}

type ColorSetting = "primary_color" | "secondary_color" | "accent_color";

/** An invalid or transparent color counts as not set. */
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
