/** What a reader sends into bad weather: what was typed stays, and a form that is sent again takes effect once. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import type { Fault } from "#tests/support/faults/fault-proxy.ts";
import { type StormyPortal, startStormyPortal } from "#tests/support/faults/stormy-portal.ts";
import { logIn } from "#tests/support/leak/roles.ts";

let portal: StormyPortal;
beforeAll(async () => {
  portal = await startStormyPortal({ EDGE_CACHE: "off", BACKEND_REST_MS: "0", BACKEND_TIMEOUT_MS: "5000" });
}, 300_000);
afterEach(() => portal.proxy.set(null));
afterAll(() => portal.stop());

const form = { "content-type": "application/x-www-form-urlencoded" };
function send(path: string, fields: Record<string, string>, cookie = ""): Promise<Answer> {
  const headers = { ...form, origin: portal.origin, cookie };
  return portal.ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
}
const rain = (fault: Fault) => portal.proxy.set({ faults: [fault], share: 1, seed: 1 });
const count = async (sql: string) => Number(Object.values((await portal.query(sql))[0] ?? {})[0]);

test.each<[Fault]>([["cut"], ["cut answer"], ["half an answer"], ["garbage"], ["status 500"]])(
  "a registration that met %s keeps what was typed, and sent again it is one account",
  async (fault) => {
    const email = `${fault.replaceAll(" ", "-")}@wetter.example`;
    const register = () =>
      send("/profil?dialog=register", { intent: "register", email, password: "Seehund-47", agbAccepted: "on", returnTo: "/abo" });
    rain(fault);
    for (let time = 0; time < 2; time += 1) {
      const answer = await register();
      expect([500, 502, 503]).toContain(answer.status);
      const shown = [TECHNICAL_ERROR, `value="${email}"`, "Seehund-47"].map((text) => answer.text.includes(text));
      expect(shown).toEqual([true, true, false]);
    }
    portal.proxy.set(null);
    const answer = await register();
    expect([answer.status, answer.headers.location]).toEqual([303, "/profil?dialog=generic&message=registered&returnTo=%2Fabo"]);
    expect(await count(`SELECT count(*) FROM accounts WHERE email_key = '${email}'`)).toBe(1);
  },
);

test("a newsletter that was ordered into the void is ordered once, however often", async () => {
  const { hash, token } = await logIn(portal.origin, "dieter");
  const query = `mutation { registerUserForNewsletter(h: "${hash}", t: "${token}", newsletter: "morgen") { newsletter } }`;
  const headers = { "content-type": "application/json", "x-mutation": "true", origin: portal.origin };
  const order = () => portal.ask("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  rain("cut answer");
  for (let time = 0; time < 3; time += 1) expect((await order()).status).toBe(503);
  portal.proxy.set(null);
  expect(JSON.parse((await order()).text).errors).toBeUndefined();
  const rows = `SELECT count(*) FROM newsletter_subscriptions n JOIN accounts a ON a.id = n.account_id WHERE a.login = 'dieter' AND n.newsletter = 'morgen'`;
  expect(await count(rows)).toBe(1);
});

test("a call that acts is never repeated by the portal itself", async () => {
  rain("cut answer");
  await send("/profil?dialog=forget-password", { intent: "forget-password", username: "anna" });
  expect(portal.proxy.counts().mutations).toBe(1);
});
