/** Texts about being without a connection, and about a new version of the site. */
export const messages = {
  "offline.title": "You are offline",
  "offline.text": "This page needs a connection. These work without one:",
  "offline.notice":
    "You are offline. Making, checking and scanning codes goes on working; signing in and your history need a connection.",
  "offline.notice_little": "You are offline. What this page has loaded already goes on working.",
  "update.ready": "A new version of this site is ready. What you are making is kept.",
  "update.now": "Update",
} as const;
