export const messages = {
  "dashboard.title": "Dashboard",
} as const;
