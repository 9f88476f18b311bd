import { shortLinkMessages } from "../../../core/short-links/target.ts";

/** Texts of codes that hold a short link. */
export const messages = {
  ...shortLinkMessages,
  "track.label": "Track scans",
  "track.hint":
    "The code holds a short link that counts each scan and redirects. You can change where it leads later.",
  "track.sign_in": "Sign in to track scans",
  "track.note": "This code holds {url} and leads to {target}.",
  "track.preparing": "Preparing the short link…",
  "track.failed": "The short link could not be made: {message}",
  "track.not_tracked": "Scans are not counted: {message}",
  "track.figures": "Figures and target",
} as const;
