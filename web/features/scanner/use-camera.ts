import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ScannedCode } from "../../../core/codes/scan.ts";
import { believable, cameraRegion, SCANS_PER_SECOND } from "./camera-region.ts";
import { closeCamera, openCamera, setTorch, type CameraProblem, type OpenCamera } from "./camera.ts";
import type { FrameAnswer, Region } from "../../codes/scan-protocol.ts";

/** Time without a code after which a hint is shown, ms. */
const HINT_MS = 10_000;
/** Time without a code after which the camera is turned off, ms. */
const GIVE_UP_MS = 60_000;

export type CameraState =
  | { kind: "off" }
  | { kind: "starting" }
  /** `late` after 10 s without a code. */
  | { kind: "looking"; late: boolean; canSwitch: boolean; hasTorch: boolean; torch: boolean }
  | { kind: "problem"; problem: CameraProblem }
  /** Stopped automatically. */
  | { kind: "stopped"; reason: "hidden" | "idle" };

interface CameraReader {
  scanFrame: (frame: ImageBitmap, region: Region) => Promise<FrameAnswer>;
  onFound: (answer: FrameAnswer) => void;
}

/** Scans with the camera until a code is found, the tab is hidden or the page is left. */
export function useCamera(reader: CameraReader) {
  const [state, setState] = useState<CameraState>({ kind: "off" });
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<OpenCamera>(null);
  /** Counts starts and stops, so that work of an earlier turn ends. */
  const turn = useRef(0);

  const stop = useCallback((next: CameraState = { kind: "off" }) => {
    turn.current++;
    if (camera.current) closeCamera(camera.current);
    camera.current = null;
    if (video.current) video.current.srcObject = null;
    setState(next);
  }, []);

  const look = useEffectEvent(async (mine: number) => {
    const since = performance.now();
    let before: ScannedCode[] = [];
    while (turn.current === mine) {
      const begun = performance.now();
      const found = await lookOnce(video.current, reader.scanFrame, before);
      if (turn.current !== mine) return;
      if (found?.believed) {
        stop();
        reader.onFound(found.answer);
        return;
      }
      before = found?.answer.codes ?? before;
      const now = performance.now();
      if (now - since > GIVE_UP_MS) return stop({ kind: "stopped", reason: "idle" });
      if (now - since > HINT_MS)
        setState((was) => (was.kind === "looking" && !was.late ? { ...was, late: true } : was));
      const rest = 1000 / SCANS_PER_SECOND - (now - begun);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
    }
  });

  const start = async (deviceId: string | null = null) => {
    stop({ kind: "starting" });
    const mine = turn.current;
    const opened = await openCamera(deviceId);
    if (turn.current !== mine) {
      if (typeof opened !== "string") closeCamera(opened);
      return;
    }
    if (typeof opened === "string") return setState({ kind: "problem", problem: opened });
    camera.current = opened;
    // the permission was revoked, or the camera was unplugged
    opened.track.addEventListener("ended", () => {
      if (turn.current === mine) stop({ kind: "problem", problem: "not_found" });
    });
    const { hasTorch, deviceIds } = opened;
    setState({ kind: "looking", late: false, canSwitch: deviceIds.length > 1, hasTorch, torch: false });
  };

  const isLooking = state.kind === "looking";
  useEffect(() => {
    if (!isLooking || !video.current || !camera.current) return;
    video.current.srcObject = camera.current.stream;
    // rejects if it is stopped meanwhile
    void video.current.play().catch(() => undefined);
    void look(turn.current);
  }, [isLooking]);

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden && camera.current) stop({ kind: "stopped", reason: "hidden" });
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      stop();
    };
  }, [stop]);

  return {
    state,
    video,
    start: () => void start(),
    stop: () => stop(),
    switchCamera(): void {
      const { deviceIds, deviceId } = camera.current ?? { deviceIds: [] as string[], deviceId: "" };
      const next = deviceIds[(deviceIds.indexOf(deviceId) + 1) % deviceIds.length];
      if (next !== undefined) void start(next);
    },
    async toggleTorch(): Promise<void> {
      if (state.kind !== "looking" || !camera.current) return;
      const torch = !state.torch;
      if (await setTorch(camera.current.track, torch))
        setState((was) => (was.kind === "looking" ? { ...was, torch } : was));
    },
  };
}

/** One frame, as soon as there is one. */
async function lookOnce(
  video: HTMLVideoElement | null,
  scanFrame: CameraReader["scanFrame"],
  before: ScannedCode[],
): Promise<{ answer: FrameAnswer; believed: boolean } | null> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  try {
    const frame = await createImageBitmap(video);
    const answer = await scanFrame(frame, cameraRegion(frame));
    const codes = believable(answer.codes, before);
    return codes.length > 0 ? { answer: { ...answer, codes }, believed: true } : { answer, believed: false };
  } catch (error) {
    console.warn("A frame of the camera was not read:", error);
    return null;
  }
}

export type Camera = ReturnType<typeof useCamera>;
