import { expect, type Page } from "@playwright/test";

/**
 * Refuses the first call of this kind as in a session whose sign-in or second factor is too old
 * (`insufficient_aal`). Later calls reach the server.
 */
export async function asksAgain(
  page: Page,
  method: string,
  path: string,
  code: "reauthentication_needed" | "insufficient_aal" = "reauthentication_needed",
): Promise<void> {
  let answers = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || ++answers > 1) return route.fallback();
    // the error code is in error_code in auth/v1 and in code elsewhere
    return route.fulfill({ status: 400, json: { code, error_code: code, message: "Show that it is you" } });
  });
  await untilIntercepted(page);
}

/** On a busy machine, Chromium still sends a call or two past a route that was just added. */
async function untilIntercepted(page: Page): Promise<void> {
  const PROBE = "/robots.txt";
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }));
  const probed = () => page.evaluate(async (path) => (await fetch(path)).status, PROBE);
  await expect.poll(probed).toBe(204);
  await page.unroute(`**${PROBE}`);
}
