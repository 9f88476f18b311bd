import { newRecordId } from "../codes/new-record-id.ts";
import type { DownloadOffer } from "../generator/download/use-download.ts";
import type { Payload } from "./use-payload.ts";

/** What the form on screen offers for download; null while it makes no code. */
export function offerOf({ code, type, fileName, design }: Payload): DownloadOffer | null {
  if (!code) return null;
  return {
    code,
    fileName,
    record: (format) => ({
      id: newRecordId(),
      content: code.asked.content,
      type,
      format,
      design: { kind: "qr", ...code.design },
      logoUrl: null,
    }),
    logo: design.logo,
  };
}
