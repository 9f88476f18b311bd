import type { Language } from "../../core/languages.ts";

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** Answered on the port that comes with it: the id of the worker's build. */
  | { kind: "which_build" }
  /** A page was opened, or its language changed: keep the pages in that language, and fresh. */
  | { kind: "welcome"; language: Language }
  /** Stop waiting for the tabs of the build before. */
  | { kind: "take_over" };

const KINDS = ["which_build", "welcome", "take_over"] satisfies WorkerMessage["kind"][];

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === "object" && data !== null && "kind" in data && KINDS.some((kind) => kind === data.kind);
