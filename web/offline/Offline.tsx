import { useEffect, useState } from "react";
import { later } from "../components/loading/later.tsx";
import { loadTexts, pageLanguage } from "../messages/load-texts.ts";

const notices = later(async () => {
  const [{ OfflineNotices }] = await Promise.all([
    import("./OfflineNotices.tsx"),
    loadTexts(pageLanguage(), ["offline"]),
  ]);
  return OfflineNotices;
});

/** Makes the site work offline. Starts once the page is loaded and the browser is idle. */
export function Offline() {
  const idle = useIdle();
  return idle ? (
    <notices.Part onFailed={(error) => console.warn("Offline use is not ready.", error)} />
  ) : null;
}

/** Safari has no idle callback. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
};

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => whenIdle(() => setIdle(true));
    if (document.readyState === "complete") {
      begin();
      return undefined;
    }
    window.addEventListener("load", begin, { once: true });
    return () => window.removeEventListener("load", begin);
  }, []);
  return idle;
}
