/**
 * Resolves when the browser is idle, or soon in any case. Call it in an effect, after hydration. Safari has
 * no idle callback.
 */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });
