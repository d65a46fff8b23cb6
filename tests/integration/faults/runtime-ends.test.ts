/** A runtime that ends by itself, as after a fault in it, comes back, and with it what it held in memory. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "#tests/support/edge/ask.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { readMails } from "#tests/support/read-mail.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal();
});
afterAll(() => portal.stop());

const graphql = { "content-type": "application/json", "x-mutation": "true" };

async function register(email: string): Promise<void> {
  const query = `mutation { register(email: "${email}", username: "${email}", password: "geheim-1234", agbAccepted: true) { success } }`;
  const headers = { ...graphql, origin: portal.origin };
  const { text } = await ask(portal.origin, "/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  expect(JSON.parse(text)).toEqual({ data: { register: { success: "1" } } });
}

const mailsTo = async (email: string) => (await readMails(portal.state)).filter(({ to }) => to === email);

test("after each end mail that waited in the queue leaves, and the portal is where it was", async () => {
  for (const email of ["nach-dem-ersten@example.com", "nach-dem-zweiten@example.com"]) {
    await register(email);
    const runtimes = listProcesses(portal.pid, "workerd");
    expect(runtimes).toHaveLength(2);
    for (const pid of runtimes) process.kill(pid, "SIGKILL");
    // The queue's consumer waits for a second before it delivers.
    expect(await mailsTo(email)).toEqual([]);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await expect.poll(async () => (await ask(portal.origin, "/").catch(() => null))?.status).toBe(200);
  }
});
