import type { Page } from "@playwright/test";

/**
 * The first call of this kind is answered as in a session whose sign-in is old, or whose second factor was shown long ago
 * (`insufficient_aal`); the next ones reach the server.
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
    // auth/v1 calls it error_code, the panel's own calls code
    return route.fulfill({ status: 400, json: { code, error_code: code, message: "Show that it is you" } });
  });
}
