/** jsdom lays nothing out and lacks what depends on it: nothing is ever out of sight there. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
