import * as z from "zod/mini";
import { detectType } from "../../../core/codes/qr/content.ts";
import { targetProblem, withoutLineBreaks, type TargetProblem } from "../../../core/short-links/target.ts";
import { parseUrl, siteHostOf } from "../../short-links/parse-url.ts";

/** The short link in a draft's code, as far as the generator needs it. */
export const trackedLinkSchema = z.object({
  id: z.string(),
  url: z.string(),
  target: z.string(),
  /**
   * A code with it was downloaded: from then on its target is fixed, and other content needs another link.
   */
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
  /** Short links must not lead there. */
  | { kind: "refused"; problem: TargetProblem }
  /** The server still has to create the link, or to update its target. */
  | { kind: "pending" }
  | { kind: "ready"; link: TrackedLink };

/** Whether a content can be tracked: web addresses only. */
export const isTrackable = (content: string): boolean => detectType(content) === "url";

/** The tracking state of a draft. */
export function trackingOf({ content, track, link }: TrackedContent, siteUrl: string): Tracking {
  if (!track || !isTrackable(content)) return { kind: "off" };
  const target = withoutLineBreaks(content).trim();
  const problem = targetProblem(target, [siteHostOf(siteUrl)], parseUrl);
  if (problem) return { kind: "refused", problem };
  return link?.target === target ? { kind: "ready", link } : { kind: "pending" };
}

/** The content of a draft's code: the entered content, or the short link to it. */
export function heldContent(draft: TrackedContent, siteUrl: string): string {
  const tracking = trackingOf(draft, siteUrl);
  if (tracking.kind === "ready") return tracking.link.url;
  // the target of a link that is in no file yet follows the content
  if (tracking.kind === "pending" && draft.link && !draft.link.used) return draft.link.url;
  return draft.content;
}
