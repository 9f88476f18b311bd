import { buildCaches } from "./caches.ts";
import { workerScope } from "./worker-scope.ts";

/**
 * Served instead of the service worker if the operator disables it (OFFLINE=off): unregisters it and deletes
 * its caches.
 */
const scope = workerScope();

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await buildCaches();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
