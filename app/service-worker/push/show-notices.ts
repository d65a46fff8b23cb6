/** Notices (docs/architecture.md, "Push"): shown as they come, and a click leads to what they tell. */
import { type NoticePayload, parseNotice, toOwnPath } from "#app/domain/push/notice-payload.ts";
import { scope } from "#app/service-worker/scope.ts";
import { moveDevice } from "./move-device.ts";

const { origin } = scope.location;
const POST = /^\/[^/]+\/\d+$/;

scope.addEventListener("push", (event) => {
  // Browsers ask that something is shown whatever came.
  const notice = parseNotice(event.data?.text() ?? null, origin) ?? { title: "Es gibt Neues", body: "", path: "/", tag: "" };
  event.waitUntil(show(notice));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path }: { path?: unknown } = Object(event.notification.data);
  event.waitUntil(open(toOwnPath(path, origin)));
});

scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(moveDevice(event)));

/** One of the same name takes the place of the one before: what comes twice is there once. */
function show({ title, body, path, tag }: NoticePayload): Promise<void> {
  return scope.registration.showNotification(title, { body, tag, data: { path }, lang: "de" });
}

/** What follows the question mark says where somebody came from. */
function isSamePlace(one: URL, other: URL): boolean {
  return one.origin === other.origin && one.pathname === other.pathname && one.hash === other.hash;
}

/** In the window that shows it already, else in a new one: what somebody reads stays where it is. */
async function open(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const address = new URL(path, origin);
  const same = windows.find(({ url }) => isSamePlace(new URL(url), address));
  if (same !== undefined) return void (await same.focus());
  // It is counted how a post's readers came.
  if (POST.test(address.pathname)) address.searchParams.set("utm_source", "push");
  await scope.clients.openWindow(address.href);
}
