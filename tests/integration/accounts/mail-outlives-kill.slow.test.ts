/** Mail that was promised comes, also when the machine dies right after the promise. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/support/edge/ask.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readMails } from "#tests/support/read-mail.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal({ mayBeKilled: true });
});
afterAll(() => portal.stop());

test("an activation mail that was acknowledged just before kill -9 is sent by the next start", async () => {
  const email = "nach-dem-ende@example.com";
  const query = `mutation { register(email: "${email}", username: "${email}", password: "geheim-1234", agbAccepted: true) { success } }`;
  const headers = { "content-type": "application/json", "x-mutation": "true", origin: portal.origin };
  const { text } = await ask(portal.origin, "/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  await portal.kill();
  expect(JSON.parse(text)).toEqual({ data: { register: { success: "1" } } });
  const mailsToReader = async () => (await readMails(portal.state)).filter(({ to }) => to === email);
  // The queue's consumer waits for a second before it delivers.
  expect(await mailsToReader()).toEqual([]);
  portal = await startSeparatePortal({ state: portal.state });
  await expect.poll(async () => (await mailsToReader()).length).toBe(1);
});
