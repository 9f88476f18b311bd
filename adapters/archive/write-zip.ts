import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { FileToPack } from "../../core/ports/archive.ts";

const EMPTY = new Uint8Array();

/** The bytes of a ZIP as a lazy stream: nothing is read or packed until the next chunk is requested. */
export async function* writeZip(files: AsyncIterable<FileToPack>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else if (bytes.length > 0) made.push(bytes);
  });
  function* takeMade() {
    if (failure) throw failure;
    yield* made.splice(0);
  }

  for await (const { name, pieces, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === "string" ? Buffer.from(piece) : piece);
      yield* takeMade();
    }
    file.push(EMPTY, true);
    yield* takeMade();
  }
  zip.end();
  yield* takeMade();
}
