import { useEffect, useRef, useState } from "react";
import { IMAGE_LIMITS } from "../../../../core/images/image-file.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import { useSession } from "../../../session/session.tsx";
import type { Crop } from "./crop.ts";
import { cutOut } from "./draw-crop.ts";
import { openPicture, type OpenPicture } from "./open-picture.ts";

const REFUSALS: Partial<Record<string, MessageKey>> = {
  unsupported_media_type: "image.type",
  too_large: "image.too_large",
  image_unreadable: "image.broken",
  image_too_many_pixels: "image.too_many_pixels",
  image_too_narrow: "image.too_narrow",
};

/** The signed-in user's picture: opens a file, uploads a part of it, or removes the picture. */
export function useAvatar() {
  const t = useMessages();
  const { fetch, reload } = useSession();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  /** The problem with the chosen file. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Why the picture was not stored. */
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(null);
  const last = useRef(0);
  useEffect(() => () => sending.current?.abort(), []);
  // a picture of a camera takes 100 MB: given back as soon as it is not shown
  useEffect(() => () => picture?.bitmap.close(), [picture]);

  const words = (error: unknown): string => {
    const key = error instanceof ApiError ? REFUSALS[error.code] : undefined;
    return key ? t(key, IMAGE_LIMITS) : errorText(t, error);
  };

  const open = async (file: File) => {
    const turn = ++last.current;
    setRefusal(null);
    const opened = await openPicture(file);
    // another one was chosen meanwhile
    if (turn !== last.current) return;
    setProblem(null);
    if ("problem" in opened) setRefusal(t(`image.${opened.problem.code}`, opened.problem.values));
    else setPicture(opened);
  };

  const cancel = () => {
    sending.current?.abort();
    setBusy(false);
    setPicture(null);
  };

  const save = async (crop: Crop) => {
    if (!picture) return;
    const controller = new AbortController();
    sending.current = controller;
    setBusy(true);
    setProblem(null);
    try {
      const body = new FormData();
      body.append("file", await cutOut(picture, crop), "avatar");
      await fetch("/api/me/avatar", { method: "POST", body, signal: controller.signal });
      await reload();
      setPicture(null);
      toast.success(t("avatar.saved"));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(words(error));
    }
    if (sending.current === controller) setBusy(false);
  };

  /** @returns whether it is gone */
  const remove = async (): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      await fetch("/api/me/avatar", { method: "DELETE" });
      await reload();
      toast.success(t("avatar.removed"));
      return true;
    } catch (error) {
      setRefusal(words(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { picture, refusal, problem, busy, open, cancel, save, remove, setRefusal };
}
