/**
 * When there is nothing else to do; soon in any case. Asked for in an effect, that is after the page is live. Safari has
 * no idle callback.
 */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });
