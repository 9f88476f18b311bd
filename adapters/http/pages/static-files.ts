import { readdirSync, readFileSync } from "node:fs";
import { extname, join, posix, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Middleware } from "koa";
import { compress, encodingFor, type Encoding } from "../server/compression.ts";
import { nameRoute } from "../routing/route-of.ts";

const COMPRESSIBLE = /javascript|css|svg|json|html|text|wasm/;
const YEAR = "public, max-age=31536000, immutable";

interface StaticFile {
  /**
   * Absent if the build compressed it: such rarely requested files are decompressed on demand, so that only
   * one copy is kept.
   */
  bytes: Buffer | null;
  packed: Map<Encoding, Promise<Buffer>>;
}

const unpack = promisify(brotliDecompress);

async function bytesOf({ bytes, packed }: StaticFile): Promise<Buffer> {
  return bytes ?? unpack((await packed.get("br")) ?? Buffer.alloc(0));
}

function filesIn(directory: string, base: string): Map<string, StaticFile> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "index.html")
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(?:^|[/\\])\./.test(relative(directory, path)));
  const there = new Set(paths);
  const files = paths
    .filter((path) => !(path.endsWith(".br") && there.has(path.slice(0, -3))))
    .map((path): [string, StaticFile] => {
      const url = posix.join(base, relative(directory, path).split(sep).join("/"));
      const packed = new Map<Encoding, Promise<Buffer>>();
      if (!there.has(`${path}.br`)) return [url, { bytes: readFileSync(path), packed }];
      packed.set("br", Promise.resolve(readFileSync(`${path}.br`)));
      return [url, { bytes: null, packed }];
    });
  return new Map(files);
}

/**
 * Serves the files of a folder from memory, as they were at server start: no other path can be requested.
 * Names under assets/ contain a content hash and are cached forever. Files are compressed by brotli or gzip
 * once, or by the build if there is a file with `.br` after its name: then only that one is kept.
 * @param instead paths whose file is replaced by another one of the folder
 * @param base URL path of the folder
 */
export function staticFiles(
  directory: string,
  instead: Readonly<Record<string, string>> = {},
  base = "/",
): Middleware {
  const files = filesIn(directory, base);
  const assets = posix.join(base, "assets/");
  return async (ctx, next) => {
    const file = files.get(instead[ctx.path] ?? ctx.path);
    if (!file || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      await next();
      return;
    }
    nameRoute(ctx, "static file");
    ctx.type = extname(ctx.path);
    ctx.set("Cache-Control", ctx.path.startsWith(assets) ? YEAR : "no-cache");
    const isCompressible = COMPRESSIBLE.test(ctx.type);
    if (isCompressible) ctx.vary("Accept-Encoding");
    const encoding = isCompressible ? encodingFor(ctx) : null;
    if (encoding === null) {
      ctx.body = await bytesOf(file);
      return;
    }
    const packed = file.packed.get(encoding) ?? bytesOf(file).then((bytes) => compress(bytes, encoding, 9));
    file.packed.set(encoding, packed);
    ctx.set("Content-Encoding", encoding);
    ctx.body = await packed;
  };
}
