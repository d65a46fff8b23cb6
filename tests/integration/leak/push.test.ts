/** Notices through both Workers: whose device it is, no page and no other reader learns. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn, type Session, toHeaders } from "#tests/support/leak/roles.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { askGraphql } from "#tests/support/leak/surfaces.ts";
import { type PushStandIn, startPushStandIn } from "#workers/stand-ins/push/server.ts";

let portal: PlantedPortal;
let service: PushStandIn;
let owner: Session;
let other: Session;
let endpoint: string;
beforeAll(async () => {
  service = await startPushStandIn();
  portal = await startPlantedPortal({}, { pushHosts: service.origin });
  [owner, other] = [await logIn(portal.origin, "bernhard"), await logIn(portal.origin, "dieter")];
  const { push } = await mutate("{ push { key } }", {});
  const { endpoint: address, keys } = await service.service.subscribe(push.key);
  endpoint = address;
  const saved = await mutate(
    `mutation ($device: PushDeviceInput!, $wishes: PushWishesInput!, $h: String, $t: String) {
      savePushDevice(device: $device, wishes: $wishes, h: $h, t: $t) { device { is_own replies } message } }`,
    { device: { endpoint, ...keys }, wishes: { subjects: [], replies: true }, h: owner.hash, t: owner.token },
  );
  expect(saved.savePushDevice).toEqual({ device: { is_own: true, replies: true }, message: null });
}, 300_000);
afterAll(() => Promise.all([portal.stop(), service.stop()]));

async function mutate(query: string, variables: object) {
  return JSON.parse((await askGraphql(portal.ask, { query, variables }, { "x-mutation": "true" })).text).data;
}
const listOf = async ({ hash: h, token: t }: Session) =>
  (await mutate("query ($h: String!, $t: String!) { own_push_devices(h: $h, t: $t) { id } }", { h, t })).own_push_devices;

test("the page is nobody else's to keep, and shows a device to its reader alone", async () => {
  const page = (session: Session | null) =>
    portal.ask("/benachrichtigungen", session === null ? {} : { headers: toHeaders(session) });
  const [own, others, guests] = [await page(owner), await page(other), await page(null)];
  for (const { status, headers, text } of [own, others, guests]) {
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-cache"]).toBeUndefined();
    expect(text).not.toContain(endpoint);
  }
  expect([own, others, guests].map(({ text }) => text.includes("Geräte deines Kontos"))).toEqual([true, false, false]);
  for (const path of ["/", "/service", "/fuer-dich"]) {
    const { text } = await portal.ask(path, { headers: toHeaders(owner) });
    expect(text).not.toContain(endpoint);
  }
});

test("a form of another site removes nothing, nor does another reader", async () => {
  const [device] = await listOf(owner);
  const post = (session: Session, origin: string) =>
    portal.ask("/benachrichtigungen", {
      method: "POST",
      headers: { ...toHeaders(session), origin, "content-type": "application/x-www-form-urlencoded" },
      body: `intent=remove-device&id=${device.id}`,
    });
  expect((await post(owner, "https://evil.example")).status).toBe(403);
  await post(other, portal.origin);
  expect(await listOf(owner)).toHaveLength(1);
  expect(await listOf(other)).toEqual([]);
});

test("another reader on the same device takes it from the one before", async () => {
  const open =
    "mutation ($endpoint: String!, $h: String, $t: String) { openPushDevice(endpoint: $endpoint, h: $h, t: $t) { is_own replies } }";
  const { openPushDevice } = await mutate(open, { endpoint, h: other.hash, t: other.token });
  expect(openPushDevice).toEqual({ is_own: false, replies: false });
  expect([await listOf(owner), await listOf(other)]).toEqual([[], []]);
});
