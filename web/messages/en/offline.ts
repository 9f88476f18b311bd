/** Texts about being without a connection, and about a new version of the site. */
export const messages = {
  "offline.title": "You are offline",
  "offline.text": "This page needs a connection. These work without one:",
  "offline.notice":
    "You are offline. You can still make, check and scan codes; signing in and your history need a connection.",
  "offline.notice_little": "You are offline. What this page has already loaded keeps working.",
  "update.ready": "A new version of this site is ready. Your current work is kept.",
  "update.now": "Update",
} as const;
