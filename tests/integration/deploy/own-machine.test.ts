/** One machine that serves readers (docs/one-machine.md): started once, without the demo. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/deploy/stand-in-smtp.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const state = mkdtempSync(join(tmpdir(), "own-machine-"));
const ownMail = { MAIL_FROM: "Bote <post@bote.internal>", TIPS_MAIL_TO: "", CANCELLATIONS_MAIL_TO: "" };
const own = { DEMO: "off", PUBLIC_ORIGIN: "https://www.bote.example", TRUSTED_PROXY: "127.0.0.1", ...ownMail };
const secrets = { GRANT_SECRET: "a-grant-secret-for-one-machine", ADMIN_TOKEN: "an-admin-token-for-one-machine" };
const register = JSON.stringify({
  query:
    'mutation { register(email: "neu@leser.example", username: "neu@leser.example", password: "Geheim123", agbAccepted: true, marketingAccepted: false) { success error } }',
});

let mail: MailServer;
let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  mail = await startMailServer();
  portal = await startSeparatePortal({ state, variables: { ...own, ...secrets, MAIL_SMTP_URL: mail.url } });
});
afterAll(async () => {
  await portal.stop();
  await mail.stop();
});

test("an operator who forgot the secrets and the addresses learns it in one line each, and nothing was made", async () => {
  const other = mkdtempSync(join(tmpdir(), "own-machine-"));
  const program = spawn("node", ["workers/local/start.ts"], {
    env: { ...process.env, DEMO: "off", TALBLICK_STATE: other, PORT: "0" },
  });
  let said = "";
  program.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(program, "close")).toEqual([1, null]);
  const nobodys = "names talblick.example, a domain that nobody can have: write the paper's own address";
  expect(said.trim().split("\n").sort()).toEqual([
    `Configuration: CANCELLATIONS_MAIL_TO ${nobodys}, or leave it empty`,
    "Configuration: GRANT_SECRET is missing: the secret that portal and back end share, at least 16 characters",
    `Configuration: MAIL_FROM ${nobodys}`,
    "Configuration: PUBLIC_ORIGIN is missing: where readers find the portal, such as https://www.portal.example",
    `Configuration: TIPS_MAIL_TO ${nobodys}, or leave it empty`,
  ]);
  rmSync(other, { recursive: true });
});

test("it works, holds nothing of the demo, and no secret lies on the disk", async () => {
  const health = await fetch(`${portal.origin}/health`);
  expect([health.status, await health.json()]).toMatchObject([200, { ok: true, backend: "ok" }]);
  const { backendOrigin, adminToken, paywallOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
  expect([adminToken, paywallOrigin]).toEqual(["", null]);
  const content = await fetch(`${backendOrigin}/admin/state`, { headers: { authorization: `Bearer ${secrets.ADMIN_TOKEN}` } });
  expect(await content.json()).toMatchObject({ posts: 0, seeded: false, readers: false });
});

test("who registers gets a mail by the mail server, whose link begins with the portal's address", async () => {
  const headers = {
    "content-type": "application/json",
    "x-mutation": "true",
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-proto": "https",
  };
  const response = await fetch(`${portal.origin}/graphql`, { method: "POST", headers, body: register });
  expect(await response.json()).toMatchObject({ data: { register: { success: "1" } } });
  await expect.poll(() => mail.delivered.length).toBe(1);
  expect(mail.delivered[0]?.to).toEqual(["neu@leser.example"]);
  expect(mail.delivered[0]?.source.replace(/=\r\n/g, "")).toContain(
    "https://www.bote.example/zugang-aktivieren?key=3D".slice(0, 45),
  );
});
