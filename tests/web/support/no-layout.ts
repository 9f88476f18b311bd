/**
 * jsdom has no layout and no `scrollIntoView`, so this stub does nothing. Some test files run without jsdom.
 */
if (typeof Element !== "undefined") Object.assign(Element.prototype, { scrollIntoView: () => undefined });
