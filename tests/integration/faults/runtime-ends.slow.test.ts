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

/** A new reader's address. A machine that has much to do may exceed the portal's time limit; then another reader registers. */
async function register(name: string): Promise<string> {
  const headers = { "content-type": "application/json", "x-mutation": "true", origin: portal.origin };
  for (let time = 0; time < 5; time += 1) {
    const email = `${name}-${time}@example.com`;
    const query = `mutation { register(email: "${email}", username: "${email}", password: "geheim-1234", agbAccepted: true) { success } }`;
    const { text } = await ask(portal.origin, "/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
    if (text.includes('"success":"1"')) return email;
  }
  throw new Error("Nobody can register");
}

const mailsTo = async (email: string) => (await readMails(portal.state)).filter(({ to }) => to === email);

test("after each end mail that waited in the queue leaves, and the portal is where it was", async () => {
  for (const name of ["nach-dem-ersten", "nach-dem-zweiten"]) {
    const email = await register(name);
    const runtimes = listProcesses(portal.pid, "workerd");
    expect(runtimes).toHaveLength(2);
    for (const pid of runtimes) process.kill(pid, "SIGKILL");
    // The queue's consumer waits for a second before it delivers.
    expect(await mailsTo(email)).toEqual([]);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await expect.poll(async () => (await ask(portal.origin, "/").catch(() => null))?.status).toBe(200);
  }
});
