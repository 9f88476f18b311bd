import type { AdPlacement } from "./ad.ts";
import { AD_SANDBOX, type ShownAd } from "./shown-ad.ts";

/**
 * An element of the markup that the site and the panel's preview both render. Attributes have React's names.
 */
export interface AdElement {
  tag: "div" | "p" | "a" | "img" | "iframe";
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (AdElement | string)[];
}

const element = (
  tag: AdElement["tag"],
  attributes: AdElement["attributes"],
  ...children: (AdElement | string | null)[]
): AdElement => ({ tag, attributes, children: children.filter((child) => child !== null) });

/**
 * Size of the frame in which code runs, px. The code cannot change it, and the frame is never wider than its
 * container.
 */
export const AD_FRAME_SIZES: Readonly<Record<AdPlacement, { width: number; height: number }>> = {
  header: { width: 728, height: 90 },
  footer: { width: 728, height: 90 },
  sidebar: { width: 240, height: 400 },
  content: { width: 728, height: 250 },
  popup: { width: 480, height: 320 },
  custom: { width: 728, height: 250 },
};

interface MarkupParts {
  /** "Advertisement" in the reader's language, shown above each one. */
  label: string;
  /** Target of clicks; null if there is none. */
  href: string | null;
  /** The document with the code of a `custom` advertisement. */
  frame: string;
}

/**
 * Markup of an advertisement. Texts from the operator are rendered as text, never as markup; code runs in a
 * separate frame.
 */
export function adMarkup(ad: ShownAd, { label, href, frame }: MarkupParts): AdElement {
  return element(
    "div",
    { className: `ad ad-${ad.type}`, "data-ad": ad.id },
    element("p", { className: "ad-label" }, label),
    ad.type === "custom" ? frameOf(ad, label, frame) : bodyOf(ad, href),
  );
}

function frameOf({ title, placement }: ShownAd, label: string, src: string): AdElement {
  const { width, height } = AD_FRAME_SIZES[placement];
  return element("iframe", {
    className: "ad-frame",
    src,
    width,
    height,
    title: `${label}: ${title}`,
    sandbox: AD_SANDBOX,
    referrerPolicy: "no-referrer",
    allow: "",
  });
}

function bodyOf({ title, description, text, image }: ShownAd, href: string | null): AdElement {
  const picture =
    image &&
    element("img", {
      className: "ad-image",
      src: image.url,
      width: image.width,
      height: image.height,
      // empty, since the title is next to it
      alt: "",
    });
  const words = element(
    "div",
    { className: "ad-words" },
    element("p", { className: "ad-title" }, title),
    description === "" ? null : element("p", { className: "ad-line" }, description),
    text === "" ? null : element("p", { className: "ad-line" }, text),
  );
  return href === null
    ? element("div", { className: "ad-body" }, picture, words)
    : element(
        "a",
        { className: "ad-body", href, target: "_blank", rel: "sponsored noopener" },
        picture,
        words,
      );
}
