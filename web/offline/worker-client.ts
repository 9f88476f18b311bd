import { HOUR_MS } from "../../core/durations.ts";
import type { Language } from "../../core/languages.ts";
import type { WorkerMessage } from "./worker-messages.ts";

/** A long visit looks for a new version when its tab comes back, at most this often. */
const LOOK_AGAIN_MS = HOUR_MS;
/** A worker that does not say its build by then is none of ours. */
const ANSWER_MS = 2000;
/** The browser lets the next worker take over when the one before has no work left, which may be minutes (Chromium). */
const TAKE_OVER_MS = 3000;

const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;

const postMessage = (worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);

function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ANSWER_MS);
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    postMessage(worker, { kind: "which_build" }, [port2]);
  });
}

const isNewer = async (worker: ServiceWorker): Promise<boolean> => {
  const build = await buildOf(worker);
  return typeof build === "string" && build !== ownBuild();
};

/** Tells the worker that a page is open, in this language. Does nothing where there is none. */
export const welcome = (language: Language): void => {
  const worker = navigator.serviceWorker?.controller;
  if (worker) postMessage(worker, { kind: "welcome", language });
};

/**
 * Starts the service worker, and watches for the next version. Nothing is loaded again until `update` is called, and then this tab
 * alone: other tabs are notified one by one.
 * @param onNewer called when this page is of an earlier version than the site
 */
export async function startWorker(onNewer: (update: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/service-worker.js");
  let asked = false;

  const look = async (worker: ServiceWorker) => {
    // the page came from the server and is already new: nothing to do
    if (!(await isNewer(worker))) return postMessage(worker, { kind: "take_over" });
    return onNewer(() => {
      asked = true;
      postMessage(worker, { kind: "take_over" });
      // the server's page is of the new build in any case
      setTimeout(() => location.reload(), TAKE_OVER_MS);
    });
  };
  const wait = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) void look(worker);
    });
  };

  if (registration.waiting && registration.active) void look(registration.waiting);
  wait(registration.installing);
  registration.addEventListener("updatefound", () => wait(registration.installing));
  serviceWorker.addEventListener("controllerchange", () => {
    const { controller } = serviceWorker;
    if (asked) location.reload();
    else if (controller) void isNewer(controller).then((newer) => newer && onNewer(() => location.reload()));
  });

  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch((error: unknown) => console.warn("No look for a new version.", error));
  });
}
