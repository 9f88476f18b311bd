import type { MessageKey } from "../../messages/areas.ts";
import { createScanClient } from "../../codes/scan-client.ts";

/** The content of a picture, or the message key of why it could not be read. */
export interface PictureReading {
  texts: string[];
  problem: { key: MessageKey; values: Readonly<Record<string, string | number>> } | null;
}

/**
 * Reads every code in a picture, in a worker: nothing is sent anywhere.
 * @throws if the decoder fails
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const client = createScanClient();
  try {
    const outcome = await client.scanFile(file, closeShown, new AbortController().signal);
    if (outcome.kind === "refused") {
      const { code, values } = outcome.problem;
      return { texts: [], problem: { key: `scan_file.${code}`, values } };
    }
    const { codes, problem } = outcome.result;
    return {
      texts: codes.filter(({ binary }) => !binary).map(({ text }) => text),
      problem: problem && { key: `scan.${problem.code}`, values: problem.values },
    };
  } finally {
    client.close();
  }
}

/** The picture itself is not shown here; its memory is given back at once. */
const closeShown = (news: { kind: string; picture?: { bitmap: ImageBitmap } }): void =>
  news.picture?.bitmap.close();
