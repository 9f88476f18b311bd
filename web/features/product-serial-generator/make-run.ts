import { productSerialFileName } from "../../../core/codes/file-name.ts";
import { productSerialContent, type ProductSerialForm } from "../../../core/codes/payloads/product-serial.ts";
import { serialAt, type SerialRun } from "../../../core/codes/payloads/serial-run.ts";
import { shownText } from "../../../core/codes/qr/frame/frame.ts";
import { logoPicture } from "../../codes/logo-file.ts";
import { loadLettering } from "../../codes/use-framed.ts";
import { loadDeflate } from "../../codes/load-deflate.ts";
import { readBackHere } from "../../codes/read-back.ts";
import { makePayloadCode } from "../../payloads/make-payload-code.ts";
import type { PayloadDesign } from "../../payloads/payload-design.ts";
import { MANIFEST_NAME, manifestText, type ManifestRow } from "./manifest.ts";

/** The input of a run. */
export interface RunOrder {
  run: SerialRun;
  /** All fields but the serial number. */
  form: ProductSerialForm;
  design: PayloadDesign;
  /** The time in every code of the run. */
  now: Date;
}

export interface MadeRun {
  zip: Uint8Array<ArrayBuffer>;
  /** Codes that could not be read back correctly. */
  failed: number;
  /** False if not every decoder could be loaded. */
  checked: boolean;
}

/**
 * Makes the codes one by one, reads each back, and adds them to a ZIP with a manifest.
 * @param onDone called after each code with the number made
 * @throws if the content does not fit into a code, or if its logo or the text of its frame cannot be drawn
 */
export async function makeRun(
  { run, form, design, now }: RunOrder,
  onDone: (count: number) => void,
): Promise<MadeRun> {
  // through the module that compresses PNGs, so that it is loaded only once
  const { Zip, ZipPassThrough } = await loadDeflate();
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  // a PNG is already compressed
  const add = (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name);
    entry.mtime = now;
    zip.add(entry);
    entry.push(bytes, true);
  };

  const logo = design.logo ? await logoPicture(design.logo) : null;
  const lettering = design.frame ? await loadLettering(shownText(design.frame)) : null;
  const rows: ManifestRow[] = [];
  for (let index = 0; index < run.count; index += 1) {
    const serial = serialAt(run, index);
    const made = makePayloadCode(
      productSerialContent({ ...form, serialNumber: serial }, now),
      design,
      logo,
      lettering,
    );
    if (made.kind === "failed") throw made.error;
    if (made.kind !== "made") throw new Error("The content fits into no code");
    const { proof, png } = await readBackHere(made.code, { png: true });
    if (!png) throw new Error("The picture could not be made");
    const file = productSerialFileName({ serialNumber: serial });
    add(file, png);
    rows.push({ serial, file, scans: proof.code === "untested" ? null : proof.scans });
    onDone(rows.length);
  }
  add(MANIFEST_NAME, new TextEncoder().encode(manifestText(rows)));
  zip.end();
  return {
    zip: new Uint8Array(await new Blob(pieces).arrayBuffer()),
    failed: rows.filter(({ scans }) => scans === false).length,
    checked: rows.every(({ scans }) => scans !== null),
  };
}
