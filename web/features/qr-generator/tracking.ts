import * as z from "zod/mini";
import { detectType } from "../../../core/codes/qr/content.ts";
import { targetProblem, withoutLineBreaks, type TargetProblem } from "../../../core/short-links/target.ts";
import { parseUrl, siteHostOf } from "../../short-links/parse-url.ts";

/** The short link that a draft's code holds, as far as the generator has to know it. */
export const trackedLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  target: z.string(),
  /** A code with it was downloaded: from then on it leads there, and another content needs another link. */
  used: z.boolean(),
});
export type TrackedLink = z.infer<typeof trackedLinkSchema>;

interface TrackedContent {
  content: string;
  track: boolean;
  link: TrackedLink | null;
}

export type Tracking =
  | { kind: "off" }
  /** No short link may lead there. */
  | { kind: "refused"; problem: TargetProblem }
  /** The server has yet to make the link, or to update where it leads. */
  | { kind: "pending" }
  | { kind: "ready"; link: TrackedLink };

/** Whether a content can be tracked at all: web addresses only. */
export const isTrackable = (content: string): boolean => detectType(content) === "url";

/** How far the tracking of a draft is. */
export function trackingOf({ content, track, link }: TrackedContent, siteUrl: string): Tracking {
  if (!track || !isTrackable(content)) return { kind: "off" };
  const target = withoutLineBreaks(content).trim();
  const problem = targetProblem(target, [siteHostOf(siteUrl)], parseUrl);
  if (problem) return { kind: "refused", problem };
  return link?.target === target ? { kind: "ready", link } : { kind: "pending" };
}

/** What the code of a draft holds: the content, or the short link that leads to it. */
export function heldContent(draft: TrackedContent, siteUrl: string): string {
  const tracking = trackingOf(draft, siteUrl);
  if (tracking.kind === "ready") return tracking.link.url;
  // a link that was not given out yet will lead wherever the content goes
  if (tracking.kind === "pending" && draft.link && !draft.link.used) return draft.link.url;
  return draft.content;
}
