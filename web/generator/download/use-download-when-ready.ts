import { useEffect, useRef } from "react";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useSession } from "../../session/session.tsx";

/**
 * For the button that generates and downloads: downloads the PNG as soon as the code on screen is the one that was asked for.
 * Does nothing for those who would have to sign in first: they see their code, and its buttons, before they are sent away.
 * @param ready whether the code is the one of the latest input
 * @returns what the button calls beside the step to the download, which renders the page
 */
export function useDownloadWhenReady(download: (kind: FileFormat) => void, ready: boolean): () => void {
  const { status } = useSession();
  const { require_login_to_download: needsLogin } = usePublicSettings();
  const wanted = useRef(false);
  // with each render: the code becomes ready by one
  useEffect(() => {
    if (!wanted.current || !ready || (needsLogin && status === "loading")) return;
    wanted.current = false;
    if (!needsLogin || status === "signed_in") download("png");
  });
  return () => {
    wanted.current = true;
  };
}
