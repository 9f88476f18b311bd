import type { PublicSettings } from "../../core/settings/settings.ts";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * CSS that overrides tokens of browser/colors.css with the operator's theme colors. Values that are not
 * colors are skipped.
 */
export function themeStyle(settings: PublicSettings, nonce: string): string {
  const colors = [
    ["primary", settings.primary_color],
    ["secondary", settings.secondary_color],
    ["tertiary", settings.accent_color],
  ] as const;
  const rules = colors.filter(([, color]) => HEX.test(color)).map(([name, color]) => `--${name}:${color}`);
  // doubled for specificity, since the built pages link their style sheet after this
  return rules.length > 0 ? `<style nonce="${nonce}">:root:root{${rules.join(";")}}</style>` : "";
}
