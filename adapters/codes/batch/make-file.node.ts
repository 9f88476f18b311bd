import { hash } from "node:crypto";
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import type { Caution } from "../../../core/codes/caution.ts";
import type { MadeBarcode } from "../encode/make-barcode.ts";
import type { MadeQr } from "../encode/make-qr.ts";
import { DomainError } from "../../../core/errors.ts";
import type { ExportFormat } from "../../../core/codes/file-format.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import type { Press } from "../../../core/codes/print/press.ts";
import { narrowed } from "../files/press-code.ts";
import { loadRenderer } from "../files/load-renderer.node.ts";
import { writeNewFile } from "./output/new-file.node.ts";
import { storageError } from "./output/storage-error.ts";
import type { FatalFailure, Job, ManifestEntry, PackedFile } from "./job.ts";
import { fileCautions } from "./file-cautions.ts";
import { createOrderDrawer } from "./order-drawer.node.ts";
import { unfinishedName } from "./output/unfinished-files.node.ts";

export interface FileMakerOptions {
  format: ExportFormat;
  /** Print options of PDF, EPS and ZPL files. */
  press: Press;
  /** Output folder; null: files are returned for a ZIP. */
  folder: string | null;
  verify: boolean;
  /** Number of the worker: each has its own temporary file. */
  worker: number;
}

/** Result of a job. */
interface JobResult extends ManifestEntry {
  /** What a scanner reads. */
  content: string;
  /** The file of an earlier run was still current. */
  kept: boolean;
  /** A sentence if the code could not be created or does not scan. */
  failure: string | null;
  fatal: FatalFailure | null;
  /** Why scanners may miss it: its modules are too small, its bars too low. */
  cautions: Pick<Caution<unknown>, "code" | "message">[];
  /** Size on paper of a file written now; null if it is in px. */
  printed: PrintedSize | null;
  /** The file itself, if it goes into a ZIP. */
  packed: PackedFile | null;
}

/** @param now timestamp in PDF files */
type MakeFile = (job: Job, now: Date) => Promise<JobResult>;

/** Creates the files of jobs. Errors of a job are part of its result. */
export const createFileMaker = async (options: FileMakerOptions): Promise<MakeFile> => {
  const { format, folder, verify, press } = options;
  const render = await loadRenderer(format, press);
  const draw = createOrderDrawer();
  const unfinished = folder === null ? null : join(folder, unfinishedName(options.worker));

  const make = async (job: Job, now: Date): Promise<JobResult> => {
    const path = folder === null ? null : join(folder, job.file);
    const { known } = job;
    if (known?.sha256 && path !== null && hashOf(readIfThere(path)) === known.sha256) {
      return result(job, { ...known, kept: true });
    }
    const code = narrowed(await draw(job.order), format, press);
    const content = code.asked.content;
    const bytes = await render(code, now);
    const sha256 = hashOf(bytes);
    if (known?.sha256 && sha256 !== known.sha256) return result(job, { fatal: noLongerTheSame(job) });
    if (unfinished !== null && path !== null)
      storing(unfinished, path, () => writeNewFile(unfinished, bytes));
    const failure = verify
      ? await verifyFile(unfinished === null ? bytes : readFileSync(unfinished), format, code)
      : null;
    if (failure !== null) return result(job, { content, failure });
    // it failed in the earlier run, too
    if (known?.sha256 === "") return result(job, { fatal: noLongerTheSame(job) });
    if (unfinished !== null && path !== null) storing(unfinished, path, () => renameSync(unfinished, path));
    return result(job, {
      content,
      sha256,
      // the printer draws a native code itself
      verified: verify && !press.native ? true : null,
      cautions: fileCautions(code, format),
      printed: code.printed,
      packed: path === null ? pack(job.file, bytes, format) : null,
    });
  };

  /** Removes an earlier run's file whose code now fails, so that it is not mistaken for the result. */
  const removeFailed = ({ file }: Job): void => {
    if (folder === null || unfinished === null) return;
    for (const path of [unfinished, join(folder, file)]) rmSync(path, { force: true });
  };

  return async (job, now) => {
    try {
      const made = await make(job, now);
      if (made.failure !== null) removeFailed(job);
      return made;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message } = error;
      if (code === "storage_failed") return result(job, { fatal: { code, message } });
      removeFailed(job);
      return result(job, { failure: message });
    }
  };
};

const verifyFile = async (
  bytes: Uint8Array,
  format: ExportFormat,
  code: MadeQr | MadeBarcode,
): Promise<string | null> => {
  // decoders are loaded only by runs that verify
  const verifier = await import("./verify-file.node.ts");
  return verifier.verifyFile(bytes, format, code);
};

const result = ({ order }: Job, made: Partial<JobResult>): JobResult => ({
  content: order.content,
  sha256: "",
  verified: null,
  kept: false,
  failure: null,
  fatal: null,
  cautions: [],
  printed: null,
  packed: null,
  ...made,
});

const noLongerTheSame = ({ row }: Job): FatalFailure => ({
  code: "conflict",
  message: `The file of row ${row} no longer comes out as manifest.csv records it: the manifest was changed, or the programs that pack files were. Start again with --restart.`,
});

const hashOf = (bytes: Uint8Array | null): string => (bytes === null ? "" : hash("sha256", bytes));

const readIfThere = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
};

/** Writes atomically: to a temporary name, then renamed, so that even after a SIGKILL the file is whole or absent. */
const storing = (unfinished: string, path: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw storageError(path, error);
  }
};

/** PNG and PDF are compressed already; the others are text. */
const pack = (name: string, bytes: Uint8Array, format: ExportFormat): PackedFile => ({
  name,
  bytes: isText(format) ? deflateRawSync(bytes) : bytes,
  method: isText(format) ? 8 : 0,
  crc32: crc32(bytes),
  size: bytes.length,
});

const isText = (format: ExportFormat): boolean => format === "svg" || format === "eps" || format === "zpl";
