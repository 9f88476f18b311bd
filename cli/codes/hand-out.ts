import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { type FileFormat, FILE_FORMATS, formatOfName } from "../../core/codes/file-format.ts";
import type { MadeCode } from "../../adapters/codes/made-code.ts";
import { loadRenderer } from "../../adapters/codes/load-renderer.node.ts";
import { storageError } from "../../adapters/codes/batch/storage-error.ts";
import { warn } from "../warn.ts";
import { WrongUse } from "../wrong-use.ts";

export interface OutputOptions {
  output?: string;
  format?: string;
  verify: boolean;
  force?: boolean;
  json?: boolean;
}

/** Where a single code goes: a file, standard output as a file of that format, or drawn in the terminal. */
export type Destination =
  | { kind: "file"; path: string; format: FileFormat }
  | { kind: "stdout"; format: FileFormat }
  | { kind: "terminal" };

/** @throws WrongUse for a file name or a format that means none of ours */
export const destinationOf = ({ output, format: asked, json }: OutputOptions): Destination => {
  const format = FILE_FORMATS.find((each) => each === asked?.toLowerCase()) ?? null;
  if (asked !== undefined && format === null) {
    throw new WrongUse(`--format: "${asked}" is none of ${FILE_FORMATS.join(", ")}.`);
  }
  if (output === "-" && json === true) {
    throw new WrongUse("--json needs a file: with -o -, standard output is the code itself.");
  }
  if (output === undefined && json === true) throw new WrongUse("--json needs a file: add -o.");
  if (output === undefined) return format === null ? { kind: "terminal" } : { kind: "stdout", format };
  if (output === "-") return { kind: "stdout", format: format ?? "png" };
  const named = format ?? formatOfName(output);
  if (named === null) {
    throw new WrongUse(`${output} should end in .png, .svg or .pdf, or --format should say what to write.`);
  }
  return { kind: "file", path: output, format: named };
};

/**
 * Proves a code, then hands it out (D3). A code that does not scan is not handed out unless forced.
 * @throws DomainError `storage_failed`; `validation_failed` for a code that does not scan
 */
export const handOut = async (
  code: MadeCode,
  destination: Destination,
  options: OutputOptions,
): Promise<void> => {
  const proof = options.verify && destination.kind !== "terminal" ? await proveDrawing(code) : null;
  if (proof && !proof.scans) {
    if (!options.force)
      throw new DomainError("validation_failed", `${proof.message}. --force writes it all the same.`);
    warn("warning", `${proof.message}.`);
  }
  if (destination.kind === "terminal") {
    const { renderTerminal } = await import("../../adapters/codes/render-terminal.ts");
    process.stdout.write(renderTerminal(code.drawing, { colour: isTerminal(process.stdout) }));
    return;
  }
  const render = await loadRenderer(destination.format);
  const bytes = await render(code, new Date());
  if (destination.kind === "stdout") {
    process.stdout.write(bytes);
    return;
  }
  writeWhole(destination.path, bytes);
  const { format, content } = code.asked;
  const told = {
    file: destination.path,
    format,
    content,
    bytes: bytes.length,
    verified: proof?.scans ?? null,
  };
  process.stdout.write(options.json ? `${JSON.stringify(told)}\n` : `${destination.path}\n`);
};

/** Node leaves `isTTY` undefined where there is no terminal, whatever its types say. */
const isTerminal = (stream: { isTTY?: boolean }): boolean => stream.isTTY ?? false;

/** The decoders are loaded only to prove something; drawn pixels are what the PNG holds. */
const proveDrawing = async ({ asked, drawing, widthPx }: MadeCode) => {
  const [{ provePicture }, { rasterise }] = await Promise.all([
    import("../../adapters/codes/prove-picture.node.ts"),
    import("../../adapters/codes/rasterise.ts"),
  ]);
  return provePicture(asked, rasterise(drawing, widthPx));
};

/** An existing file stays as it was until the new one is whole. What is no ordinary file, like /dev/stdout, is written to. */
const writeWhole = (path: string, bytes: Uint8Array): void => {
  const existing = statSync(path, { throwIfNoEntry: false });
  const unfinished = join(dirname(path), `.quietzone-${process.pid}.part`);
  try {
    if (existing && !existing.isFile()) {
      writeFileSync(path, bytes);
      return;
    }
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw storageError(path, error);
  }
};
