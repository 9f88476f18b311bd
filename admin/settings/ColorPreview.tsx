import { Alert, Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { contrastRatio, parseColor, type Color } from "../../core/codes/color.ts";
import { useSiteSettings } from "../site-settings.ts";

const KEYS = ["primary_color", "secondary_color", "accent_color"] as const;
/** The background colors of the two themes (browser/colors.css). */
const GROUNDS = { dark: "#0a0b0d", light: "#faf9f6" } as const;
/** Contrast for non-text content (WCAG 2.2, 1.4.11). The site uses these colors for glows and marks, never for text. */
const ENOUGH = 3;

const colorOf = (text: unknown): Color | null => parseColor(String(text));

/** Preview of the colors on both themes, with a warning for low contrast. */
export function ColorPreview({ valueOf }: { valueOf: (key: string) => unknown }) {
  const t = useTranslate();
  const { site_name: site } = useSiteSettings();
  const isFaintEverywhere = KEYS.filter((key) => {
    const color = colorOf(valueOf(key));
    return color && Object.values(GROUNDS).every((ground) => contrastRatio(color, colorOf(ground)!) < ENOUGH);
  });
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("settings.preview")}
      </Typography>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        {Object.entries(GROUNDS).map(([theme, ground]) => (
          <Box
            key={theme}
            sx={{
              background: ground,
              color: theme === "dark" ? "#f4f4f2" : "#15161a",
              borderRadius: 1,
              p: 4,
              border: 1,
              borderColor: "divider",
            }}
          >
            <Typography sx={{ fontWeight: 600, mb: 3, overflowWrap: "anywhere" }}>{site}</Typography>
            <Box sx={{ display: "flex", gap: 2 }}>
              {KEYS.map((key) => (
                <Box
                  key={key}
                  sx={{
                    flexGrow: 1,
                    height: 28,
                    borderRadius: "6px",
                    background: colorOf(valueOf(key)) ? String(valueOf(key)) : "none",
                  }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {isFaintEverywhere.length > 0 ? (
        <Alert severity="warning" variant="outlined">
          {t("settings.color_faint", {
            names: isFaintEverywhere.map((key) => t(`setting.${key}`)).join(", "),
          })}
        </Alert>
      ) : null}
    </Box>
  );
}
