import { useEffect, useRef } from "react";
import { useSession } from "../session.tsx";
import { logoBlob, type LogoFile } from "./logo-file.ts";

/**
 * Sends a signed-in user's logo to the server, which history needs; a visitor's stays in the tab (D10). A failure is only
 * logged: the picture on screen is the local one anyway (public tools §8).
 * @param logo has to be the same object while nothing changes
 * @param onHosted called with the logo once it has its address
 */
export function useHostedLogo(logo: LogoFile | null, onHosted: (logo: LogoFile) => void): void {
  const { client, user } = useSession();
  const userId = user?.id;
  const report = useRef(onHosted);
  useEffect(() => {
    report.current = onHosted;
  }, [onHosted]);
  useEffect(() => {
    if (!logo || logo.hostedUrl !== null || !userId) return undefined;
    const abort = new AbortController();
    const body = new FormData();
    body.append("file", logoBlob(logo), logo.name);
    client
      .fetch("/api/me/images", { method: "POST", body, signal: abort.signal })
      .then((response) => response.json() as Promise<{ url: string }>)
      .then(({ url }) => report.current({ ...logo, hostedUrl: url }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.warn("The logo was not uploaded, its local copy is used:", error);
      });
    return () => abort.abort();
  }, [client, logo, userId]);
}
