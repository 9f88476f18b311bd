import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import type { MadeCode } from "../made-code.ts";
import { makeQr } from "../make-qr.ts";
import { DomainError } from "../../../core/errors.ts";
import type { FileFormat } from "../../../core/codes/file-format.ts";
import { loadRenderer } from "../load-renderer.node.ts";
import { storageError } from "./storage-error.ts";
import type { Job, JobResult, PackedFile } from "./job.ts";
import { createLogoCache } from "./logo-cache.node.ts";

export interface FileMakerOptions {
  format: FileFormat;
  /** Folder that the files are written to; null: they are handed back for a ZIP. */
  folder: string | null;
  verify: boolean;
  /** Tells the unfinished files of the workers apart. */
  workerName: string;
}

/** @param now the time that PDF files carry */
type MakeFile = (job: Job, now: Date) => Promise<JobResult>;

/** Makes the files of jobs, one after the other. What goes wrong with a job is told in its result. */
export const createFileMaker = async (options: FileMakerOptions): Promise<MakeFile> => {
  const { format, folder, verify } = options;
  const render = await loadRenderer(format);
  const logos = createLogoCache();
  const unfinished = folder === null ? null : join(folder, `.quietzone-${options.workerName}.part`);

  const draw = async ({ order }: Job): Promise<MadeCode> => {
    if (order.kind === "qr") {
      return makeQr(order.content, order.design, order.logo === null ? null : await logos.load(order.logo));
    }
    const { makeBarcode } = await import("../make-barcode.ts");
    const made = makeBarcode(order.format, order.content, order.design);
    if (!made.ok) throw new DomainError("barcode_invalid", made.message);
    return made;
  };

  const make = async (job: Job, now: Date): Promise<JobResult> => {
    const path = folder === null ? null : join(folder, job.file);
    if (job.known?.sha256 && path !== null && hashOf(readIfThere(path)) === job.known.sha256) {
      return result(job, { sha256: job.known.sha256, verified: job.known.verified, kept: true });
    }
    const code = await draw(job);
    const bytes = await render(code, now);
    const sha256 = hashOf(bytes);
    if (job.known !== null && sha256 !== job.known.sha256)
      return result(job, { ...noLongerTheSame(job), sha256 });
    if (path !== null && unfinished !== null) write(unfinished, path, bytes);
    const problem = verify
      ? await verifyFile(path === null ? bytes : readFileSync(path), format, code)
      : null;
    return result(job, {
      sha256,
      verified: verify ? problem === null : null,
      failure: problem,
      packed: path === null ? pack(bytes, format) : null,
    });
  };

  return async (job, now) => {
    try {
      return await make(job, now);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return result(job, {
        failure: error.message,
        fatal: error.code === "storage_failed" ? "storage_failed" : null,
      });
    }
  };
};

const verifyFile = async (bytes: Uint8Array, format: FileFormat, code: MadeCode): Promise<string | null> => {
  // the decoders are loaded by runs that ask for them only
  const verifier = await import("./verify-file.node.ts");
  return verifier.verifyFile(bytes, format, code);
};

const result = (job: Job, made: Partial<JobResult>): JobResult => ({
  row: job.row,
  line: job.line,
  file: job.file,
  sha256: "",
  verified: null,
  recorded: job.known !== null,
  kept: false,
  failure: null,
  fatal: null,
  packed: null,
  ...made,
});

const noLongerTheSame = (job: Job) => ({
  failure: `Row ${job.row} no longer comes out as manifest.csv says. Start again with --restart.`,
  fatal: "conflict" as const,
});

const hashOf = (bytes: Uint8Array | null): string =>
  bytes === null ? "" : createHash("sha256").update(bytes).digest("hex");

const readIfThere = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
};

/** Under its name there is the whole file or none, even after a SIGKILL. */
const write = (unfinished: string, path: string, bytes: Uint8Array): void => {
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw storageError(path, error);
  }
};

/** PNG and PDF are compressed already. */
const pack = (bytes: Uint8Array, format: FileFormat): PackedFile => ({
  bytes: format === "svg" ? deflateRawSync(bytes) : bytes,
  method: format === "svg" ? 8 : 0,
  crc32: crc32(bytes),
  size: bytes.length,
});
