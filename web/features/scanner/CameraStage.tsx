import { CameraOff, Flashlight, FlashlightOff, SwitchCamera } from "lucide-react";
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from "react";
import { Button, IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Spinner } from "../../components/loading/Spinner.tsx";
import { REGION_SHARE } from "./camera-region.ts";
import type { CameraState } from "./use-camera.ts";

/** The camera's picture with the scanned square, or why there is none. */
export function CameraStage({
  state,
  video,
  onRetry,
  onSwitch,
  onTorch,
}: {
  state: Exclude<CameraState, { kind: "off" }>;
  video: RefObject<HTMLVideoElement | null>;
  onRetry: () => void;
  onSwitch: () => void;
  onTorch: () => void;
}) {
  const t = useMessages();
  if (state.kind === "problem") {
    return (
      <Explained title={t(`scanner.camera_${state.problem}`)} onRetry={onRetry}>
        {t(`scanner.camera_${state.problem}_hint`)}
      </Explained>
    );
  }
  if (state.kind === "stopped")
    return <Explained title={t(`scanner.camera_${state.reason}`)} onRetry={onRetry} />;
  const looking = state.kind === "looking" ? state : null;
  return (
    <div className="relative grid size-full place-items-center overflow-clip rounded-box bg-black text-white">
      <Finder video={video} looking={looking !== null} />
      <output className="absolute inset-x-3 bottom-3 mx-auto grid w-fit max-w-sm justify-items-center gap-0.5 rounded-box bg-black/80 px-4 py-2 text-center text-sm">
        {looking ? (
          looking.late ? (
            <>
              <span className="font-medium">{t("scanner.camera_late")}</span>
              <span>{t("scanner.camera_late_hint")}</span>
            </>
          ) : (
            t("scanner.camera_looking")
          )
        ) : (
          <span className="flex items-center gap-2">
            <Spinner />
            {t("scanner.camera_starting")}
          </span>
        )}
      </output>
      <div className="absolute top-2 right-2 flex gap-1">
        {looking?.hasTorch ? (
          <IconButton
            label={t(looking.torch ? "scanner.camera_light_off" : "scanner.camera_light_on")}
            aria-pressed={looking.torch}
            onClick={onTorch}
            className="bg-black/70 text-white! hover:bg-black!"
          >
            {looking.torch ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
          </IconButton>
        ) : null}
        {looking?.canSwitch ? (
          <IconButton
            label={t("scanner.camera_switch")}
            onClick={onSwitch}
            className="bg-black/70 text-white! hover:bg-black!"
          >
            <SwitchCamera aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

/** The video, whole, and the corners of the square in it that is searched. */
function Finder({ video, looking }: { video: RefObject<HTMLVideoElement | null>; looking: boolean }) {
  const t = useMessages();
  const [ratio, setRatio] = useState(4 / 3);
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) => {
    if (videoWidth > 0 && videoHeight > 0) setRatio(videoWidth / videoHeight);
  };
  const share = `${REGION_SHARE * 100}%`;
  return (
    <div className="@container-size absolute inset-0 grid place-items-center">
      <div
        className="relative grid place-items-center"
        style={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={t("scanner.camera_video")}
          onLoadedMetadata={measure}
          onResize={measure}
          className="size-full"
        />
        {looking ? (
          <div
            aria-hidden="true"
            className="viewfinder absolute"
            style={{ aspectRatio: 1, ...(ratio > 1 ? { height: share } : { width: share }) }}
          >
            <div className="sweep h-full" />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Explained({
  title,
  children,
  onRetry,
}: {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}) {
  const t = useMessages();
  return (
    <div className="grid size-full content-center justify-items-center gap-3 p-6 text-center">
      <CameraOff aria-hidden="true" className="size-10 text-faint" strokeWidth={1.25} />
      <div role="alert" className="grid gap-1">
        <p className="font-medium">{title}</p>
        {children ? <p className="max-w-sm text-sm text-soft">{children}</p> : null}
      </div>
      <Button size="sm" onClick={onRetry}>
        {t("scanner.camera_retry")}
      </Button>
    </div>
  );
}
