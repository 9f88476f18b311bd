import { prepareZXingModule, purgeZXingModule } from "zxing-wasm/reader";

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
