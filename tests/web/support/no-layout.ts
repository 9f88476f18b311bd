/** jsdom lays nothing out and lacks what depends on it: nothing is ever out of sight there. Some files are tested without it. */
if (typeof Element !== "undefined") Object.assign(Element.prototype, { scrollIntoView: () => undefined });
