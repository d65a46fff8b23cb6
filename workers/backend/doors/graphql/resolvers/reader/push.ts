/** Notices in the browser: whether they are offered, devices and what they want. */
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { toIsoDate } from "#workers/backend/ground/dates/to-dates.ts";
import {
  type DeviceView,
  type Keys,
  moveDevice,
  openDevice,
  type PushKind,
  type PushSubject,
  removeDevice,
  saveDevice,
  type Wishes,
} from "#workers/backend/readers/push/devices/devices.ts";
import { type OwnDevice, readOwnDevices, removeOwnDevice } from "#workers/backend/readers/push/devices/own-devices.ts";
import { tryDevice } from "#workers/backend/readers/push/devices/try-device.ts";
import type { Subscription } from "#workers/backend/readers/push/protocol/post-notice.ts";
import { readPushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { answer } from "./answer.ts";

const MAX_SUBJECTS = 150;
const MAX_KEY = 200;

type Session = { h?: string | null; t?: string | null };
type WireSubject = { kind: Uppercase<PushKind>; key: string };
type WireWishes = { subjects: WireSubject[]; replies: boolean; quiet_from?: number | null; quiet_until?: number | null };

const toKeys = ({ h, t }: Session): Keys => (h == null || t == null ? null : { h, t });

function parseWishes({ subjects, replies, quiet_from: from, quiet_until: until }: WireWishes): Wishes {
  if (subjects.length > MAX_SUBJECTS || subjects.some(({ key }) => key.length > MAX_KEY))
    throw badInput(`subjects must be at most ${MAX_SUBJECTS}, with keys of at most ${MAX_KEY} characters.`);
  const hours = [from, until].filter((hour) => hour != null);
  if (hours.length === 1 || hours.some((hour) => hour < 0 || hour > 23))
    throw badInput("quiet_from and quiet_until must be hours from 0 to 23, both or none.");
  return {
    subjects: subjects.map(({ kind, key }) => ({ kind: kind.toLowerCase() as PushKind, key })),
    wantsReplies: replies,
    quiet: from == null || until == null ? null : { from, until },
  };
}

async function answerSave(call: Call, { device, wishes, ...keys }: Session & { device: Subscription; wishes: WireWishes }) {
  const outcome = await saveDevice(call, { subscription: device, wishes: parseWishes(wishes), keys: toKeys(keys) });
  switch (outcome.kind) {
    case "saved":
      return { device: outcome.device, message: null };
    case "refused":
      return { device: null, message: outcome.message };
    case "bad-input":
      throw badInput("device is none of a browser's push service.");
    case "not-offered":
      throw createCallError("NOT_FOUND", "Notices are not offered.");
  }
}

async function answerTry(call: Call, { endpoint }: { endpoint: string }) {
  const { isSent, message } = await tryDevice(call, endpoint);
  return { success: isSent, message };
}

async function answerRemoveOwn(call: Call, args: { h: string; t: string; id: number }) {
  const isRemoved = await removeOwnDevice(call, args);
  if (isRemoved === null) throw createCallError("UNAUTHENTICATED", "No existing session");
  return isRemoved;
}

const badInput = (message: string) => createCallError("BAD_USER_INPUT", message);

function resolvePush(_: unknown, __: unknown, { env }: BackendContext) {
  const keys = readPushKeys(env);
  return keys === null ? null : { key: keys.publicKey };
}

export const pushResolvers = {
  Query: {
    push: resolvePush,
    own_push_devices: answer((call: Call, keys: { h: string; t: string }) => readOwnDevices(call, keys)),
  },
  Mutation: {
    savePushDevice: answer(answerSave),
    openPushDevice: answer((call: Call, { endpoint, ...keys }: Session & { endpoint: string }) =>
      openDevice(call, endpoint, toKeys(keys)),
    ),
    movePushDevice: answer((call: Call, { former, device }: { former: string; device: Subscription }) =>
      moveDevice(call, former, device),
    ),
    removePushDevice: answer((call: Call, { endpoint }: { endpoint: string }) => removeDevice(call, endpoint)),
    tryPushDevice: answer(answerTry),
    removeOwnPushDevice: answer(answerRemoveOwn),
  },
  PushSubject: { kind: ({ kind }: PushSubject) => kind.toUpperCase() },
  PushDevice: {
    is_own: ({ isOwn }: DeviceView) => isOwn,
    replies: ({ wantsReplies }: DeviceView) => wantsReplies,
    quiet_from: ({ quiet }: DeviceView) => quiet?.from ?? null,
    quiet_until: ({ quiet }: DeviceView) => quiet?.until ?? null,
  },
  OwnPushDevice: {
    since: ({ created_at: at }: OwnDevice) => toIsoDate(at),
    sent: ({ sent_at: at }: OwnDevice) => (at === null ? null : toIsoDate(at)),
  },
};
