import { useEffect, useRef, useState } from "react";
import { checkImageFile } from "../../../core/images/image-file.ts";
import { useMessages } from "../../components/messages.tsx";
import { useSession } from "../../session/session.tsx";
import { refusalText, uploadImage, type ImageAnswer } from "./upload-image.ts";

type Upload =
  | { state: "none" }
  /** The file is invalid: another one is needed. */
  | { state: "refused"; problem: string }
  | { state: "running"; file: File }
  /** The file may be valid: the same one can be sent again. */
  | { state: "failed"; file: File; problem: string }
  | { state: "done"; answer: ImageAnswer };

/** The upload of one picture to the image store. */
export function useUpload() {
  const t = useMessages();
  const { fetch } = useSession();
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const wrong = checkImageFile(file);
    if (wrong) return setUpload({ state: "refused", problem: t(`image.${wrong.code}`, wrong.values) });
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setUpload({ state: "running", file });
    try {
      setUpload({ state: "done", answer: await uploadImage(fetch, file, controller.signal) });
    } catch (error) {
      if (running.current !== controller) return undefined;
      const problem = controller.signal.aborted ? t("image_test.canceled") : refusalText(t, error);
      setUpload({ state: "failed", file, problem });
    }
    return undefined;
  };

  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => running.current?.abort(),
    reset: () => setUpload({ state: "none" }),
  };
}
