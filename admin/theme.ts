import type { RaThemeOptions } from "react-admin";

/** Tokens of browser/colors.css as plain values: MUI mixes colors and cannot mix CSS variables. */
const COLORS = {
  light: {
    ground: "#faf9f6",
    surface: "#ffffff",
    hover: "#efede7",
    line: "#e3e0d8",
    ink: "#15161a",
    soft: "#474952",
    faint: "#65676f",
    inverse: "#ffffff",
    good: "#0f6b40",
    warn: "#854d00",
    danger: "#b3211d",
  },
  dark: {
    ground: "#0a0b0d",
    surface: "#111316",
    hover: "#1d2025",
    line: "#24272c",
    ink: "#f4f4f2",
    soft: "#b9bcc3",
    faint: "#8f939c",
    inverse: "#0a0b0d",
    good: "#64dfa4",
    warn: "#ffc66e",
    danger: "#ff8f86",
  },
} as const;

const CORNER = 10;
/** 44 px on touch screens (WCAG 2.2 requires 24). */
const THUMB = { "@media (pointer: coarse)": { minHeight: 44 } };

/** The product's design as a MUI theme: ink on paper or paper on night, with colors used as light. */
export function panelTheme(mode: "light" | "dark"): RaThemeOptions {
  const colors = COLORS[mode];
  const line = `1px solid ${colors.line}`;
  return {
    palette: {
      mode,
      primary: { main: colors.ink, contrastText: colors.inverse },
      secondary: { main: colors.soft, contrastText: colors.inverse },
      error: { main: colors.danger, contrastText: colors.inverse },
      warning: { main: colors.warn, contrastText: colors.inverse },
      success: { main: colors.good, contrastText: colors.inverse },
      info: { main: colors.soft, contrastText: colors.inverse },
      background: { default: colors.ground, paper: colors.surface },
      text: { primary: colors.ink, secondary: colors.soft, disabled: colors.faint },
      divider: colors.line,
      action: { hover: colors.hover, selected: colors.hover },
    },
    shape: { borderRadius: CORNER },
    spacing: 4,
    typography: {
      fontFamily: '"Geist", system-ui, sans-serif',
      h1: {
        fontSize: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)",
        fontWeight: 600,
        lineHeight: 1.15,
        letterSpacing: "-0.025em",
      },
      h2: { fontSize: "1.125rem", fontWeight: 600, lineHeight: 1.5 },
      h3: { fontSize: "1rem", fontWeight: 600, lineHeight: 1.5 },
      h6: { fontSize: "1.125rem", fontWeight: 600 },
      body1: { fontSize: "1rem" },
      body2: { fontSize: "0.875rem" },
      caption: { fontSize: "0.75rem", color: colors.faint },
      button: { textTransform: "none", fontWeight: 500, fontSize: "0.9375rem" },
    },
    transitions: {
      duration: { enteringScreen: 140, leavingScreen: 90, standard: 140, short: 140, shorter: 90 },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { "&.Mui-focusVisible": { outline: "2px solid var(--focus)", outlineOffset: 2 } },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 40, paddingInline: 16, whiteSpace: "nowrap", ...THUMB },
          sizeSmall: { minHeight: 32, paddingInline: 12, ...THUMB },
          outlined: { borderColor: "var(--control)" },
          contained: {
            "&:hover": { boxShadow: "0 4px 28px -4px color-mix(in oklab, var(--primary) 55%, transparent)" },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { borderRadius: CORNER, "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 } },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: CORNER } },
      },
      MuiCard: { styleOverrides: { root: { border: line } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            border: line,
            boxShadow: "0 32px 96px -16px var(--shade), 0 8px 24px -8px var(--shade)",
            margin: 16,
          },
        },
      },
      MuiMenu: { styleOverrides: { paper: { border: line, boxShadow: "0 12px 32px -12px var(--shade)" } } },
      MuiPopover: {
        styleOverrides: { paper: { border: line, boxShadow: "0 12px 32px -12px var(--shade)" } },
      },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 40, ...THUMB } } },
      MuiTextField: { defaultProps: { variant: "outlined", size: "small" } },
      MuiFormControl: { defaultProps: { variant: "outlined", size: "small" } },
      MuiSelect: { defaultProps: { variant: "outlined" } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            background: "var(--inset)",
            "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "var(--focus)", borderWidth: 2 },
            ...THUMB,
          },
          notchedOutline: { borderColor: "var(--control)" },
        },
      },
      MuiInputLabel: { styleOverrides: { root: { color: colors.soft } } },
      MuiFormHelperText: {
        styleOverrides: { root: { color: colors.faint, fontSize: "0.8125rem", marginInline: 2 } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colors.line, fontSize: "0.875rem" },
          head: { color: colors.soft, fontWeight: 500, whiteSpace: "nowrap" },
        },
      },
      MuiTab: {
        styleOverrides: {
          root: {
            minWidth: 0,
            minHeight: 44,
            fontSize: "0.9375rem",
            "&.Mui-selected": { color: colors.ink },
          },
        },
      },
      MuiTabs: {
        styleOverrides: {
          indicator: { backgroundColor: "var(--accent)" },
          // a disabled scroll arrow takes no room
          scrollButtons: { "&.Mui-disabled": { display: "none" } },
        },
      },
      MuiTooltip: {
        styleOverrides: {
          tooltip: { background: colors.ink, color: colors.inverse, fontSize: "0.8125rem" },
        },
      },
      // labels are self-explanatory: help texts are rare, and take no room if absent
      RaTextInput: { defaultProps: { margin: "none", helperText: false } },
      RaNumberInput: { defaultProps: { margin: "none", helperText: false } },
      RaDateInput: { defaultProps: { margin: "none", helperText: false } },
      RaDateTimeInput: { defaultProps: { margin: "none", helperText: false } },
      RaSelectInput: { defaultProps: { margin: "none", helperText: false } },
      RaBooleanInput: { defaultProps: { helperText: false } },
      MuiSwitch: {
        styleOverrides: {
          // when off, the thumb is as white as the page
          thumb: { border: "1px solid var(--control)", boxShadow: "none" },
          track: { backgroundColor: "var(--control)", opacity: 1 },
        },
      },
      // on a phone, a wide action button moves below the text
      MuiAlert: {
        styleOverrides: {
          root: { flexWrap: "wrap" },
          message: { flex: "1 1 12rem", minWidth: 0 },
        },
      },
      MuiSkeleton: {
        defaultProps: { variant: "rounded" },
        styleOverrides: { root: { background: colors.hover } },
      },
    },
  };
}
