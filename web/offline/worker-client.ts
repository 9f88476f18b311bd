import { HOUR_MS } from "../../core/durations.ts";
import type { Language } from "../../core/languages.ts";
import type { WorkerMessage } from "./worker-messages.ts";

/** A long-lived tab checks for a new version when it becomes visible, at most this often. */
const LOOK_AGAIN_MS = HOUR_MS;
/** A worker that does not report its build within this time, ms, is not ours. */
const ANSWER_MS = 2000;
/** The browser activates the next worker once the previous one is idle, which may take minutes (Chromium). */
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

/** Tells the worker that a page is open, and its language. Does nothing if there is no worker. */
export const welcome = (language: Language): void => {
  const worker = navigator.serviceWorker?.controller;
  if (worker) postMessage(worker, { kind: "welcome", language });
};

/**
 * Registers the service worker, and watches for the next version. Nothing is reloaded until `update` is
 * called, and then only this tab: other tabs are notified separately.
 * @param onNewer called if this page is of an older version than the site
 */
export async function startWorker(onNewer: (update: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/service-worker.js");
  let asked = false;

  const look = async (worker: ServiceWorker) => {
    // the page came from the server and is already current: nothing to do
    if (!(await isNewer(worker))) return postMessage(worker, { kind: "take_over" });
    return onNewer(() => {
      asked = true;
      postMessage(worker, { kind: "take_over" });
      // the server's page is always of the new build
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
