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
  /** Absent where the build has packed it: what is seldom asked for is unpacked then, and kept once only. */
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
 * Serves what is in a folder when the server starts, from memory: nothing outside of that list can be asked for.
 * Names under assets/ carry a hash of the content and are cached forever; brotli or gzip, each made once, or by the build
 * where a file with `.br` after its name stands beside it: then that one alone is kept.
 * @param instead paths whose place another file of the folder takes
 * @param base path under which the folder stands
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
