import {
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
  type ReaderOptions,
  type ReadResult,
  type ZXingReaderModule,
} from "zxing-wasm/reader";

let isPrepared = false;

/**
 * Sets the location of the wasm module for all readers: by default, zxing-wasm would fetch it from a public
 * CDN. It is loaded on the first decode.
 *
 * @param wasm the bytes of `zxing-wasm/reader/zxing_reader.wasm`, or an address on this site that serves it
 */
export function prepareZxing(wasm: ArrayBuffer | string): void {
  if (isPrepared) return;
  isPrepared = true;
  prepareZXingModule({
    overrides: typeof wasm === "string" ? { locateFile: () => wasm } : { wasmBinary: wasm },
  });
}

/** Like `prepareZxing`, but also loads the module. A failed load is retried on the next call. */
export async function loadZxing(wasm: ArrayBuffer | string): Promise<void> {
  prepareZxing(wasm);
  try {
    await prepareZXingModule({ fireImmediately: true });
  } catch (error) {
    purgeZXingModule();
    isPrepared = false;
    throw error;
  }
}

/** Like `readBarcodes` of zxing-wasm, without its leak of 2 KB per picture. Requires a prepared module. */
export async function readZxing(image: ImageData, options: ReaderOptions): Promise<ReadResult[]> {
  freeResults(await prepareZXingModule({ fireImmediately: true }));
  return readBarcodes(image, options);
}

const NAMES: Partial<Record<ReadResult["format"], string>> = {
  QRCode: "QR Code",
  QRCodeModel1: "QR Code",
  QRCodeModel2: "QR Code",
  Code128: "CODE128",
  Code39: "CODE39",
  Code39Std: "CODE39",
  ITF14: "ITF",
  UPCA: "UPC",
};

/** Our name of the reported symbology, or zxing's name if we do not generate it. */
export const formatName = ({ format }: Pick<ReadResult, "format">): string => NAMES[format] ?? format;

/** A vector in wasm memory (embind), whose types lack `delete`. */
type Results = ReturnType<ZXingReaderModule["readBarcodesFromPixmap"]> & { delete: () => void };

const freed = new WeakSet<ZXingReaderModule>();

/**
 * `readBarcodes` copies the vector that a wasm call returns and never deletes it, so each call here deletes
 * the previous one.
 */
function freeResults(module: ZXingReaderModule): void {
  if (freed.has(module)) return;
  freed.add(module);
  const read = module.readBarcodesFromPixmap.bind(module);
  let last: Results | null = null;
  module.readBarcodesFromPixmap = (...picture) => {
    last?.delete();
    last = null;
    last = read(...picture) as Results;
    return last;
  };
}
