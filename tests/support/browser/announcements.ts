import { expect, test as plain, type BrowserContext, type Page } from "@playwright/test";

/** Announcements that no test has checked yet. */
const announced = new WeakMap<Page, string[]>();

/**
 * Records what the pages of a context announce: the texts of visible alerts and statuses, including toasts.
 * Many disappear within seconds, before a test on a busy machine can look. Call it before the context has a
 * page.
 */
export async function keepAnnouncements(context: BrowserContext): Promise<void> {
  context.on("page", (page) => announced.set(page, []));
  await context.exposeBinding("keepAnnouncement", ({ page }, text: string) => {
    announced.get(page)?.push(text);
  });
  await context.addInitScript(() => {
    if (window !== window.top) return;
    const { keepAnnouncement } = window as unknown as { keepAnnouncement: (text: string) => void };
    const kept = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const element of document.querySelectorAll("[role=alert], [role=status]")) {
        const text = element.textContent.trim();
        if (text === "" || text === kept.get(element)) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        kept.set(element, text);
        keepAnnouncement(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Records the announcements of the pages of a context. */
export const test = plain.extend({
  context: async ({ context }, use) => {
    await keepAnnouncements(context);
    await use(context);
  },
});

/**
 * Waits until the page has announced a text, even if it is no longer visible. Each announcement matches once.
 * @param text the whole text, or a pattern
 */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const texts = announced.get(page);
  if (!texts) throw new Error("This page's announcements are not kept: see keepAnnouncements.");
  const isIt = (each: string) => (typeof text === "string" ? each === text : text.test(each));
  await expect.poll(() => (texts.some(isIt) ? text : texts), "the page's announcements").toEqual(text);
  texts.splice(texts.findIndex(isIt), 1);
}
