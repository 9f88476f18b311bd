/** Reason why the camera shows nothing. */
export type CameraProblem = "refused" | "not_found" | "in_use" | "insecure" | "failed";

export interface OpenCamera {
  stream: MediaStream;
  track: MediaStreamTrack;
  /** Device id of the open camera. */
  deviceId: string;
  /** All cameras of the device. */
  deviceIds: string[];
  hasTorch: boolean;
}

/** Missing in the DOM types: a camera's torch (W3C MediaStream Image Capture §5). */
interface Torch {
  torch?: boolean;
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "not_found",
  OverconstrainedError: "not_found",
  NotReadableError: "in_use",
  AbortError: "in_use",
};

/**
 * Opens a camera, by default the rear one.
 * @param deviceId the requested one, or null
 * @returns the reason if it is not available
 */
export async function openCamera(deviceId: string | null): Promise<OpenCamera | CameraProblem> {
  // browsers lack this object on pages without https
  if (!navigator.mediaDevices?.getUserMedia) return window.isSecureContext ? "not_found" : "insecure";
  const which =
    deviceId === null ? { facingMode: { ideal: "environment" } } : { deviceId: { exact: deviceId } };
  try {
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
    const track = stream.getVideoTracks()[0];
    if (!track) return "not_found";
    const devices = await navigator.mediaDevices.enumerateDevices().catch((): MediaDeviceInfo[] => []);
    return {
      stream,
      track,
      deviceId: track.getSettings().deviceId ?? "",
      deviceIds: devices.filter(({ kind }) => kind === "videoinput").map((device) => device.deviceId),
      hasTorch: (track.getCapabilities?.() as Torch | undefined)?.torch === true,
    };
  } catch (error) {
    return PROBLEMS[error instanceof Error ? error.name : ""] ?? "failed";
  }
}

/** @returns whether the torch was switched */
export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    return true;
  } catch {
    return false;
  }
}

export function closeCamera({ stream }: OpenCamera): void {
  for (const track of stream.getTracks()) track.stop();
}
