import { useCallback, useEffect, useRef } from "react";
import { useSession } from "../session.tsx";
import type { SessionClient } from "../session-client.ts";
import { logoBlob, type LogoFile } from "./logo-file.ts";

/**
 * Sends a signed-in user's logo to the server, which history needs; a visitor's stays in the tab (D10).
 * @param logo has to be the same object while nothing changes
 * @returns what answers the logo's address once the server has it; null without a logo, for visitors, and where the upload
 *   failed, which is only logged: the picture on screen is the local one anyway (public tools §8)
 */
export function useHostedLogo(logo: LogoFile | null): () => Promise<string | null> {
  const { client, user } = useSession();
  const userId = user?.id ?? null;
  const sent = useRef<{ logo: LogoFile; userId: string; url: Promise<string | null> } | null>(null);
  const hostedUrl = useCallback(async (): Promise<string | null> => {
    const sender = client.state().user?.id;
    if (!logo || !sender) return null;
    if (sent.current?.logo !== logo || sent.current.userId !== sender) {
      sent.current = { logo, userId: sender, url: send(client, logo) };
    }
    const url = await sent.current.url;
    if (url === null && sent.current.logo === logo) sent.current = null;
    return url;
  }, [client, logo]);
  useEffect(() => {
    if (userId !== null) void hostedUrl();
  }, [hostedUrl, userId]);
  return hostedUrl;
}

async function send(client: SessionClient, logo: LogoFile): Promise<string | null> {
  const body = new FormData();
  body.append("file", logoBlob(logo), logo.name);
  try {
    const response = await client.fetch("/api/me/images", { method: "POST", body });
    return ((await response.json()) as { url: string }).url;
  } catch (error) {
    console.warn("The logo was not uploaded, its local copy is used:", error);
    return null;
  }
}
