/** This browser as a device that gets notices: what it can, and its subscription at its push service. */
import { toTrustedScriptUrl } from "#app/browser/trusted-types.ts";
import type { PushKind, PushSubject } from "#app/domain/push/push-subject.ts";
import type { Wishes } from "#app/domain/push/push-wishes.ts";
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import {
  openPushDeviceDocument,
  type PushDevicePartsFragment,
  removePushDeviceDocument,
  savePushDeviceDocument,
  tryPushDeviceDocument,
  type PushKind as WireKind,
} from "#graphql/generated/operations.ts";

/** `home-screen`: an iPhone or iPad, where a site gets notices only from the home screen. `denied`: the reader has said no. */
export type Support = "possible" | "home-screen" | "none" | "denied";

/** `message`, for readers: why it did not work. */
export type Change = { wishes: Wishes } | { message: string };

const FAILED = "Das hat nicht geklappt. Versuche es später noch einmal.";
const NOT_ALLOWED = "Dein Browser lässt Benachrichtigungen dieser Seite nicht zu.";
const NO_SERVICE =
  "Dein Browser meldet sich bei keinem Dienst für Benachrichtigungen an. In einem privaten Fenster geht das nicht; sonst ist es in seinen Einstellungen ausgeschaltet.";

export function decideSupport(): Support {
  const isPossible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isPossible) return isAppleTouch() && !isOnHomeScreen() ? "home-screen" : "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /\biP(?:hone|ad|od)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
}

function isOnHomeScreen(): boolean {
  return matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
}

/** What this device wants, as the back end knows it; null where it gets nothing. */
export async function readDevice(): Promise<Wishes | null> {
  const subscription = await findSubscription();
  if (subscription === null || Notification.permission !== "granted") return null;
  const { endpoint } = subscription;
  const { data, error } = await pageGraphql.mutate(openPushDeviceDocument, { endpoint, ...(await readKeys()) });
  if (error !== null) throw error;
  return data?.openPushDevice == null ? null : toWishes(data.openPushDevice);
}

/** Asks the reader, who has pressed a button, and then the push service. */
export async function turnOn(siteKey: string, wishes: Wishes): Promise<Change> {
  if ((await Notification.requestPermission()) !== "granted") return { message: NOT_ALLOWED };
  await navigator.serviceWorker.register(toTrustedScriptUrl("/service-worker.js"));
  const registration = await navigator.serviceWorker.ready;
  // One for other keys of this site takes nothing from these.
  const former = await registration.pushManager.getSubscription();
  if (former !== null && !isFor(former, siteKey)) await former.unsubscribe();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: siteKey })
    .catch(() => null);
  return subscription === null ? { message: NO_SERVICE } : save(subscription, wishes);
}

export async function change(wishes: Wishes): Promise<Change> {
  const subscription = await findSubscription();
  return subscription === null ? { message: FAILED } : save(subscription, wishes);
}

/** Also where the back end does not answer: the push service then says that the device is gone. */
export async function turnOff(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await pageGraphql.mutate(removePushDeviceDocument, { endpoint });
}

/** What went wrong, for readers; null where it was sent. */
export async function sendTest(): Promise<string | null> {
  const subscription = await findSubscription();
  if (subscription === null) return FAILED;
  const { data } = await pageGraphql.mutate(tryPushDeviceDocument, { endpoint: subscription.endpoint });
  const reply = data?.tryPushDevice;
  return reply?.success === true ? null : (reply?.message ?? FAILED);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function save(subscription: PushSubscription, { subjects, replies, quiet }: Wishes): Promise<Change> {
  const { endpoint = "", keys } = subscription.toJSON();
  const device = { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
  const wishes = { subjects: subjects.map(toWire), replies, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null };
  const { data } = await pageGraphql.mutate(savePushDeviceDocument, { device, wishes, ...(await readKeys()) });
  const reply = data?.savePushDevice;
  return reply?.device == null ? { message: reply?.message ?? FAILED } : { wishes: toWishes(reply.device) };
}

/** Of the signed-in reader, whose device it is for as long. */
async function readKeys(): Promise<{ h?: string; t?: string }> {
  const user = await readKnownUser();
  return user === null ? {} : { h: user.hash, t: user.token };
}

function toWishes({ subjects, replies, quiet_from: from, quiet_until: until }: PushDevicePartsFragment): Wishes {
  return {
    subjects: subjects.map(({ kind, key }) => ({ kind: kind.toLowerCase() as PushKind, key })),
    replies,
    quiet: from === null || until === null || from === undefined || until === undefined ? null : { from, until },
  };
}

function toWire({ kind, key }: PushSubject): { kind: WireKind; key: string } {
  return { kind: kind.toUpperCase() as WireKind, key };
}

function isFor({ options }: PushSubscription, siteKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return text === siteKey;
}
