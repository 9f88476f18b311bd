import { fork } from "node:child_process";
import { logoMessages, logoProblem, logoRefusal } from "../../core/codes/qr/logo-file.ts";
import { DomainError } from "../../core/errors.ts";
import { limitConcurrency } from "../../core/limit-concurrency.ts";
import type { ReadPicture } from "../../core/ports/picture-reader.ts";
import type { SvgAnswer, SvgOrder } from "./svg-process.ts";
import { tooManyPictures } from "./too-many-pictures.ts";

/** Bytes: drawings of a logo have some thousands. */
const MAX_BYTES = 512 * 1024;

/** Syntax that expands XML, or includes other content. */
const UNSAFE = /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<xi:include/i;

/**
 * Draws SVGs with librsvg, one at a time, each in a separate process: filters and nested copies can keep
 * librsvg busy forever, and only a process can be terminated. Scripts do not run, and nothing is loaded.
 * @param entry the module `svg-process.ts`, built or not
 * @param seconds time limit per drawing, including the start of its process
 * @returns a function that draws an SVG as PNG of at most `maxSide` px per side; throws DomainError
 * `unsupported_media_type`,
 * `too_large`, `unavailable` if the queue is full, or `logo_unreadable` if it cannot be drawn, or takes too
 * much time or memory
 */
export function createSvgDrawer({ entry, seconds = 10 }: { entry: URL; seconds?: number }) {
  const limited = limitConcurrency(1, 8, tooManyPictures);
  return async function drawSvg(bytes: Uint8Array, maxSide: number): Promise<ReadPicture> {
    if (bytes.length > MAX_BYTES) throw new DomainError("too_large", "The SVG is larger than 512 kB");
    const text = new TextDecoder().decode(bytes);
    if (UNSAFE.test(text) || !/<svg[\s>]/.test(text)) {
      throw new DomainError("unsupported_media_type", logoMessages["logo.type"]);
    }
    return limited(async () => {
      const drawn = await drawInProcess(entry, { bytes, maxSide }, seconds);
      if (drawn === "ended") throw logoRefusal(logoProblem("slow", { seconds }));
      if (drawn === null) throw logoRefusal(logoProblem("broken"));
      return drawn;
    });
  };
}

/** @returns once the process has exited; "ended" if it was terminated for its time or memory */
export function drawInProcess(entry: URL, order: SvgOrder, seconds: number): Promise<SvgAnswer | "ended"> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, {
      execArgv: entry.pathname.endsWith(".ts") ? ["--import", import.meta.resolve("tsx")] : [],
      // the process that renders a stranger's file gets no secrets
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let answer: SvgAnswer | undefined;
    const end = () => child.kill("SIGKILL");
    const timer = setTimeout(end, seconds * 1000);
    child.once("message", (message) => {
      answer = message as SvgAnswer;
      end();
    });
    child.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      if (answer !== undefined) resolve(answer);
      else if (signal === "SIGKILL") resolve("ended");
      else if (signal !== null) resolve(null);
      else reject(new Error(`The process that draws SVGs ended with code ${code}`));
    });
    // if the process has already exited, "exit" reports it
    child.send(order, () => undefined);
  });
}
