/** Nine colors each. Every foreground color has enough contrast with every background color. */
export const FOREGROUND_PALETTE = [
  "#000000",
  "#374151",
  "#1e3a8a",
  "#0f4c75",
  "#0f5f59",
  "#14532d",
  "#7c2d12",
  "#831843",
  "#581c87",
] as const;
export const BACKGROUND_PALETTE = [
  "#ffffff",
  "#f5f5f4",
  "#fef3c7",
  "#ffedd5",
  "#ffe4e6",
  "#f3e8ff",
  "#dbeafe",
  "#cffafe",
  "#dcfce7",
] as const;
