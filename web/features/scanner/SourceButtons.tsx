import { Camera as CameraIcon, CameraOff, ClipboardPaste, ImagePlus, RotateCcw } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../components/Button.tsx";
import { canReadClipboard } from "../../components/fields/use-paste.ts";
import { useLive } from "../../components/loading/use-live.ts";
import { useMessages } from "../../components/messages.tsx";
import type { Camera } from "./use-camera.ts";

interface Props {
  camera: Camera;
  hasPictures: boolean;
  chooseRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
  onPaste: () => void;
  onStartCamera: () => void;
}

/** Sources of a picture: a file, the clipboard, the camera. */
export function SourceButtons({ camera, hasPictures, chooseRef, onChoose, onPaste, onStartCamera }: Props) {
  const t = useMessages();
  const live = useLive();
  const { kind } = camera.state;
  /** Not if it failed or was turned off: then there is nothing to stop. */
  const isFilming = kind === "starting" || kind === "looking";
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <Button
        ref={chooseRef}
        variant={hasPictures || kind !== "off" ? "secondary" : "primary"}
        icon={<ImagePlus aria-hidden="true" />}
        onClick={onChoose}
      >
        {t("scanner.choose")}
      </Button>
      {!live || canReadClipboard() ? (
        // until it is known whether there is a clipboard, its place is kept: nothing below moves then
        <Button
          className={live ? undefined : "invisible"}
          icon={<ClipboardPaste aria-hidden="true" />}
          onClick={onPaste}
        >
          {t("scanner.paste")}
        </Button>
      ) : null}
      {kind !== "off" && !isFilming ? (
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => camera.stop()}>
          {t("scanner.reset")}
        </Button>
      ) : (
        <Button
          icon={isFilming ? <CameraOff aria-hidden="true" /> : <CameraIcon aria-hidden="true" />}
          onClick={() => (isFilming ? camera.stop() : onStartCamera())}
        >
          {t(isFilming ? "scanner.camera_stop" : "scanner.camera")}
        </Button>
      )}
    </div>
  );
}
