import { answerRequest } from "./answer-request.ts";
import type { Build } from "./build.ts";
import { dropOldBuilds, keepBuild, refreshPages } from "./keep-build.ts";
import { isWorkerMessage } from "./worker-messages.ts";
import { workerScope } from "./worker-scope.ts";

/** Defined by web/offline/service-worker-plugin.ts. */
declare const OFFLINE_BUILD: Build;
const build = OFFLINE_BUILD;
const scope = workerScope();

scope.addEventListener("install", (event) => event.waitUntil(keepBuild(build)));

scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOldBuilds(build).then(() => scope.clients.claim())),
);

scope.addEventListener("fetch", (event) => {
  const pageOf = async () => {
    const page = await scope.clients.get(event.clientId);
    return page ? new URL(page.url).pathname : null;
  };
  const answer = answerRequest(build, event.request, pageOf, () => scope.registration.waiting !== null);
  if (answer) event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.kind === "which_build") event.ports[0]?.postMessage(build.id);
  if (event.data.kind === "take_over") event.waitUntil(scope.skipWaiting());
  if (event.data.kind === "welcome")
    event.waitUntil(
      refreshPages(build, event.data.language).catch((error: unknown) =>
        console.warn("The kept pages could not be brought up to date.", error),
      ),
    );
});
