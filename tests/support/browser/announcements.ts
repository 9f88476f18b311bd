import { expect, test as plain, type BrowserContext, type Page } from "@playwright/test";

/** Announcements that no test has asked for yet. */
const announced = new WeakMap<Page, string[]>();

/**
 * Keeps what every page of a context announces, asked for before it has one: the texts of its visible alerts and statuses, toasts among them. Many go away
 * after seconds, and a busy machine needs longer than that to look at a page.
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
 * Waits until the page has announced a text, whether or not it is still visible. Each announcement is returned once.
 * @param text the whole text, or a pattern
 */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const texts = announced.get(page);
  if (!texts) throw new Error("This page's announcements are not kept: see keepAnnouncements.");
  const isIt = (each: string) => (typeof text === "string" ? each === text : text.test(each));
  await expect.poll(() => (texts.some(isIt) ? text : texts), "the page's announcements").toEqual(text);
  texts.splice(texts.findIndex(isIt), 1);
}
