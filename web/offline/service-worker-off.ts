import { buildCaches } from "./caches.ts";
import { workerScope } from "./worker-scope.ts";

/** Sent in the place of the service worker where the operator wants none (OFFLINE=off): removes it and all that it kept. */
const scope = workerScope();

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await buildCaches();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
