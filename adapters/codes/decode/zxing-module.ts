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
 * Tells zxing-wasm once, for all readers, where its program is: by itself it would fetch it from a public network. It is
 * loaded with the first decode.
 *
 * @param wasm the bytes of `zxing-wasm/reader/zxing_reader.wasm`, or an address of our own that serves it
 */
export function prepareZxing(wasm: ArrayBuffer | string): void {
  if (isPrepared) return;
  isPrepared = true;
  prepareZXingModule({
    overrides: typeof wasm === "string" ? { locateFile: () => wasm } : { wasmBinary: wasm },
  });
}

/** As `prepareZxing`, and loads it. A load that failed is tried again with the next call. */
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

/** As `readBarcodes` of zxing-wasm, without its leak of 2 KB a picture. The program was prepared before. */
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

/** Our name for the symbology that it reports; its own for those that we do not make. */
export const formatName = ({ format }: Pick<ReadResult, "format">): string => NAMES[format] ?? format;

/** A vector in the memory of the program (embind), which its types do not know how to delete. */
type Results = ReturnType<ZXingReaderModule["readBarcodesFromPixmap"]> & { delete: () => void };

const freed = new WeakSet<ZXingReaderModule>();

/** `readBarcodes` copies what a call of the program returns and never deletes it: each call deletes that of the one before. */
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
