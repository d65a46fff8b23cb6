/** The push service has given this browser another address: the back end is told, so that what it wants stays. */
import { scope } from "#app/service-worker/scope.ts";

/** As browsers have it; the types of some know no such event. */
type SubscriptionChange = Event & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };

const mutation = `mutation movePushDevice($former: String!, $device: PushDeviceInput!) {
  movePushDevice(former: $former, device: $device)
}`;

export async function moveDevice(event: Event): Promise<void> {
  const { oldSubscription: former, newSubscription } = event as SubscriptionChange;
  const key = former?.options.applicationServerKey;
  if (!former || !key) return;
  const next =
    newSubscription ?? (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = next.toJSON();
  const device = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-mutation": "true" },
    body: JSON.stringify({ query: mutation, variables: { former: former.endpoint, device } }),
  });
}
