/** Reading without a line: which events it listens to (docs/architecture.md, "Offline"). */
import { scope } from "#app/service-worker/scope.ts";
import { answerMessage, dropForeign } from "./answer-message.ts";
import { answerPage, isOfKeptPage, keepOpenFront } from "./answer-page.ts";
import { decideRequest } from "./decide-request.ts";
import { followCookie } from "./session-mark.ts";
import { dropFormerShells, keepShell } from "./shell.ts";

scope.addEventListener("install", (event) => event.waitUntil(keepShell()));
scope.addEventListener("activate", (event) => {
  event.waitUntil(begin());
  // What does not come now comes with the next front page that is opened.
  event.waitUntil(keepOpenFront().catch(() => {}));
});
scope.addEventListener("message", (event) => event.waitUntil(answerMessage(event)));
scope.addEventListener("cookiechange", (event) => event.waitUntil(dropForeign()));
scope.addEventListener("fetch", (event) => {
  const { method, mode, destination, url, headers } = event.request;
  const kind = decideRequest({ method, mode, destination, url, hasRange: headers.has("range") }, scope.location.origin);
  if (kind === "page") event.respondWith(answerPage(event));
  // With a line the browser asks by itself, and nothing of the worker's is in between.
  if (kind === "file" && (!navigator.onLine || isOfKeptPage(event.clientId))) event.respondWith(answerFile(event.request));
});

async function begin(): Promise<void> {
  // The network is asked while the worker still starts.
  await scope.registration.navigationPreload?.enable();
  await Promise.all([dropFormerShells(), followCookie(), dropForeign()]);
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
