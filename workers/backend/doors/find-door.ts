/** Which door a path leads to. All but GraphQL's are loaded when somebody first comes through them: a new isolate answers its first question without. */
import type { Env } from "#workers/backend/ground/env.ts";
import { handleGraphql } from "./graphql/server.ts";

type Door = (request: Request, env: Env, context?: ExecutionContext) => Response | Promise<Response>;

/** By path; one that ends in a slash stands for all that begin with it. */
const doors: Readonly<Record<string, () => Promise<Door>>> = {
  "/graphql": async () => handleGraphql,
  "/wp-json/": async () => (await import("./rest/handle-rest.ts")).handleRest,
  "/media/": async () => (await import("./rest/handle-media.ts")).handleMedia,
  "/epaper/": async () => (await import("./rest/handle-epaper-pictures.ts")).handleEpaperPictures,
  "/consent-proofs": async () => (await import("./rest/handle-consent-proofs.ts")).handleConsentProofs,
  "/views": async () => (await import("./rest/handle-views.ts")).handleViews,
  "/ad-views": async () => (await import("./rest/handle-ad-views.ts")).handleAdViews,
  "/visits": async () => (await import("./rest/handle-visits.ts")).handleVisits,
  "/newsroom/pictures": async () => (await import("./rest/newsroom/handle-pictures.ts")).handlePictures,
  "/newsroom/recordings/": async () => (await import("./rest/newsroom/handle-recordings.ts")).handleRecordings,
  "/newsroom/desk/": async () => (await import("./rest/newsroom/handle-desk-text.ts")).handleDeskText,
  "/newsroom/pages/": async () => (await import("./rest/newsroom/handle-page-text.ts")).handlePageText,
  "/newsroom/epaper/": async () => (await import("./rest/newsroom/handle-newsroom-epaper.ts")).handleNewsroomEpaper,
  "/newsroom/pictures/sizes": async () => (await import("./rest/newsroom/handle-pictures.ts")).handlePictures,
  "/newsroom/tips/": async () => (await import("./rest/newsroom/handle-newsroom-files.ts")).handleNewsroomFiles,
  "/tips/files": async () => (await import("./rest/tips/handle-tip-files.ts")).handleTipFiles,
  "/tips/files/": async () => (await import("./rest/tips/handle-tip-files.ts")).handleTipFiles,
  "/health": async () => (await import("./rest/state/handle-health.ts")).handleHealth,
  "/ready": async () => (await import("./rest/state/handle-ready.ts")).handleReady,
  "/metrics": async () => (await import("./rest/state/handle-metrics.ts")).handleMetrics,
  "/webhooks/paywall": async () => withoutContext((await import("./webhooks/handle-paywall-webhook.ts")).handlePaywallWebhook),
  "/webhooks/mail": async () => withoutContext((await import("./webhooks/handle-bounces.ts")).handleBounces),
  "/webhooks/wordpress": async () => (await import("./webhooks/handle-wordpress-webhook.ts")).handleWordPressWebhook,
  "/admin/": async () => (await import("./admin/handle-admin.ts")).handleAdmin,
};

/** What tests give them in its place is the time. */
function withoutContext(door: (request: Request, env: Env) => Promise<Response>): Door {
  return (request, env) => door(request, env);
}

const opened = new Map<string, Door>();

/** Null where nothing answers. */
export async function findDoor(pathname: string): Promise<Door | null> {
  const path = Object.hasOwn(doors, pathname)
    ? pathname
    : Object.keys(doors).find((door) => door.endsWith("/") && pathname.startsWith(door));
  if (path === undefined) return null;
  const door = opened.get(path) ?? (await doors[path]?.()) ?? null;
  if (door !== null) opened.set(path, door);
  return door;
}
