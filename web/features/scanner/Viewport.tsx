import { clsx } from "clsx";
import { useMessages } from "../../components/messages.tsx";
import { CameraStage } from "./CameraStage.tsx";
import { DropZone } from "./DropZone.tsx";
import { PictureStage } from "./PictureStage.tsx";
import type { ScannerPicture } from "./scanner-state.ts";
import type { Camera } from "./use-camera.ts";

interface Props {
  picture: ScannerPicture | null;
  camera: Camera;
  inputId: string;
  /** Files are held over the page. */
  isOver: boolean;
  /** The keys that paste on this system. */
  keys: string;
  active: number | null;
  onActive: (index: number | null) => void;
  /** A code in the picture was chosen. */
  onChoose: (index: number) => void;
  onStartCamera: () => void;
}

/** The camera, a picture, or a placeholder. */
export function Viewport({
  picture,
  camera,
  inputId,
  isOver,
  keys,
  active,
  onActive,
  onChoose,
  onStartCamera,
}: Props) {
  const t = useMessages();
  const isCameraOn = camera.state.kind !== "off";
  return (
    <div
      className={clsx(
        "relative overflow-clip rounded-box border bg-inset transition-[border-color,box-shadow]",
        isCameraOn ? "h-[60svh] max-h-120 lg:h-104" : "h-72 sm:h-88 lg:h-104",
        picture || isCameraOn ? "border-line" : "border-dashed border-control",
        isOver && "border-focus! shadow-glow",
      )}
    >
      {camera.state.kind !== "off" ? (
        <CameraStage
          state={camera.state}
          video={camera.video}
          onRetry={onStartCamera}
          onSwitch={() => camera.switchCamera()}
          onTorch={() => void camera.toggleTorch()}
        />
      ) : picture ? (
        <PictureStage picture={picture} active={active} onActive={onActive} onChoose={onChoose} />
      ) : (
        <DropZone inputId={inputId} isOver={isOver} keys={keys} />
      )}
      {isOver && (picture || isCameraOn) ? (
        <div className="absolute inset-0 grid place-items-center bg-ground/85 text-lg font-semibold">
          {t("scanner.drop_over")}
        </div>
      ) : null}
    </div>
  );
}
