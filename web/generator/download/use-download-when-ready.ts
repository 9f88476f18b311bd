import { useEffect, useRef } from "react";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";

/**
 * For the button that generates and downloads: downloads the PNG as soon as the code on screen is the
 * requested one. Does nothing for visitors who must sign in first: they see their code and its buttons before
 * being redirected.
 * @param ready whether the code matches the latest input
 * @returns a function to call along with the step change, which renders the page
 */
export function useDownloadWhenReady(download: (kind: FileFormat) => void, ready: boolean): () => void {
  const { status } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const wanted = useRef(false);
  // runs after each render, one of which makes the code ready
  useEffect(() => {
    if (!wanted.current || !ready || (needsLogin && status === "loading")) return;
    wanted.current = false;
    if (!needsLogin || status === "signed_in") download("png");
  });
  return () => {
    wanted.current = true;
  };
}
