import { scanPicture } from "../../adapters/codes/scan/scan-picture.ts";
import type { ZxingScanner } from "../../adapters/codes/scan/scan-reading.ts";
import type { Picture } from "../../core/codes/drawing.ts";
import type { ScannedCode, ScanResult } from "../../core/codes/scan.ts";
import type { Region, ScanAnswer, ScanProgress, ScanOutcome, ScanQuestion } from "./scan-protocol.ts";
import { regionPixels, takePicture } from "./take-picture.ts";

/** The large decoder; jsQR works until it is loaded. */
let zxing: ZxingScanner | null = null;
let loading: Promise<void> | null = null;

/** A failed load is retried on the next scan. */
function load(): Promise<void> {
  loading ??= (async () => {
    try {
      const { loadZxingScannerWeb } = await import("../../adapters/codes/scan/scan-zxing.web.ts");
      zxing = await loadZxingScannerWeb();
    } catch (error) {
      console.warn("The large reader is not available:", error);
      loading = null;
    }
  })();
  return loading;
}

const answer = (message: ScanAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

async function scanFile(id: number, file: Blob): Promise<ScanOutcome> {
  const report = (news: ScanProgress, transfer: Transferable[] = []) =>
    answer({ kind: "news", id, news }, transfer);
  const onProgress = (share: number) => report({ kind: "progress", share });
  const taken = await takePicture(file);
  if ("problem" in taken) return { kind: "refused", problem: taken.problem };
  const { picture, shown } = taken;
  report({ kind: "shown", picture: shown }, [shown.bitmap]);
  if (!zxing) {
    const early = await scanUntilLoaded(picture, onProgress);
    report({ kind: "waiting", codes: early?.codes ?? [] });
    await load();
    report({ kind: "loaded" });
    if (early && early.codes.length > 0 && !zxing)
      return { kind: "scanned", result: early, allReaders: false };
  }
  const result = await scanPicture(picture, { zxing }, { onProgress });
  return { kind: "scanned", result, allReaders: zxing !== null };
}

/** Time in which the small decoder finds easy codes, ms; after that, a message says what is loading. */
const EARLY_MS = 2000;

/**
 * Scans with the small decoder until the large one is loaded. @returns null if that happened before it
 * finished
 */
async function scanUntilLoaded(
  picture: Picture,
  onProgress: (share: number) => void,
): Promise<ScanResult | null> {
  const controller = new AbortController();
  void load().then(() => zxing && controller.abort());
  try {
    return await scanPicture(
      picture,
      { zxing: null },
      {
        onProgress,
        signal: controller.signal,
        milliseconds: EARLY_MS,
      },
    );
  } catch (error) {
    if (controller.signal.aborted) return null;
    throw error;
  }
}

async function scanFrame(id: number, frame: ImageBitmap, region: Region): Promise<void> {
  void load();
  const { width, height } = frame;
  const { codes } = await scanPicture(regionPixels(frame, region), { zxing }, { quick: true });
  if (codes.length === 0) {
    frame.close();
    answer({ kind: "frame", id, answer: { codes, picture: null } });
    return;
  }
  const picture = { bitmap: frame, width, height };
  answer({ kind: "frame", id, answer: { codes: codes.map(moved(region)), picture } }, [frame]);
}

const moved =
  ({ x: right, y: down }: Region) =>
  (code: ScannedCode): ScannedCode => ({
    ...code,
    corners: code.corners?.map(({ x, y }) => ({ x: x + right, y: y + down })) ?? null,
  });

async function reply(question: ScanQuestion): Promise<void> {
  if (question.kind === "load") return load();
  const { id } = question;
  try {
    if (question.kind === "frame") return await scanFrame(id, question.frame, question.region);
    return answer({ kind: "outcome", id, outcome: await scanFile(id, question.file) });
  } catch (error) {
    return answer({ kind: "failed", id, reason: String(error) });
  }
}

/** Scans in the background, so that the page stays responsive; pictures never leave the browser. */
self.addEventListener("message", ({ data }: MessageEvent<ScanQuestion>) => void reply(data));
