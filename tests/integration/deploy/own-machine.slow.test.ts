/** One machine that serves readers (docs/one-machine.md): started once, without the demo. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/deploy/stand-in-smtp.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readEnvironmentFile } from "#tests/support/samples/environment-file.ts";
import { requireSample } from "#tests/support/samples/read-samples.ts";
import { hireStaff } from "#workers/programs/local/hire-staff.ts";
import { type ErrorReceiver, startErrorReceiver } from "#workers/stand-ins/errors/server.ts";

const state = mkdtempSync(join(tmpdir(), "own-machine-"));
const ownMail = { MAIL_FROM: "Bote <post@bote.internal>", TIPS_MAIL_TO: "", CANCELLATIONS_MAIL_TO: "" };
const own = { DEMO: "off", PUBLIC_ORIGIN: "https://www.bote.example", TRUSTED_PROXY: "127.0.0.1", ...ownMail };
const secrets = {
  GRANT_SECRET: "a-grant-secret-for-one-machine",
  ADMIN_TOKEN: "an-admin-token-for-one-machine",
  STAFF_SECRET: "a-staff-secret-of-thirty-two-letters",
};
/** As the proxy before it says. */
const proxied = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };
const register = JSON.stringify({
  query:
    'mutation { register(email: "neu@leser.example", username: "neu@leser.example", password: "Geheim123", agbAccepted: true, marketingAccepted: false) { success error } }',
});

let mail: MailServer;
let errors: ErrorReceiver;
let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  mail = await startMailServer();
  errors = await startErrorReceiver();
  // No server answers there: an error of the back end's.
  const failing = { SNOW_FEED_URL: "http://127.0.0.1:9/snow", ERROR_DSN: errors.dsn };
  portal = await startSeparatePortal({ state, variables: { ...own, ...secrets, ...failing, MAIL_SMTP_URL: mail.url } });
});
afterAll(async () => {
  await portal.stop();
  await mail.stop();
  await errors.stop();
});

function start(variables: Record<string, string>, cwd = process.cwd()) {
  return spawn("node", [resolve("workers/programs/local/start.ts")], {
    cwd,
    env: { ...process.env, DEMO: "off", PORT: "0", ...variables },
  });
}

async function readEnd(program: ReturnType<typeof start>): Promise<[unknown, string[]]> {
  let said = "";
  program.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(program, "close");
  return [code, said.trim().split("\n").sort()];
}

test("an operator who forgot the secrets and the addresses learns it in one line each, and nothing was made", async () => {
  const other = mkdtempSync(join(tmpdir(), "own-machine-"));
  const nobodys = "names talblick.example, a domain that nobody can have: write the paper's own address";
  expect(await readEnd(start({ TALBLICK_STATE: other }))).toEqual([
    1,
    [
      `Configuration: CANCELLATIONS_MAIL_TO ${nobodys}, or leave it empty`,
      "Configuration: GRANT_SECRET is missing: the secret that portal and back end share, at least 16 characters",
      `Configuration: MAIL_FROM ${nobodys}`,
      "Configuration: PUBLIC_ORIGIN is missing: where readers find the portal, such as https://www.portal.example",
      `Configuration: TIPS_MAIL_TO ${nobodys}, or leave it empty`,
    ],
  ]);
  rmSync(other, { recursive: true });
});

test("the sample of the documentation starts, as systemd hands it over, once each secret is made", async () => {
  const other = mkdtempSync(join(tmpdir(), "own-machine-"));
  const sample = requireSample("docs/one-machine.md", "env").replaceAll("=…", () => `=${randomBytes(24).toString("hex")}`);
  const variables = readEnvironmentFile(sample);
  expect(Object.keys(variables).length).toBeGreaterThan(12);
  const started = await startSeparatePortal({ state: join(other, "state"), variables });
  const health = await fetch(`${started.origin}/health`);
  await started.stop();
  rmSync(other, { recursive: true });
  expect([health.status, await health.json()]).toMatchObject([200, { ok: true }]);
});

test("a service that finds no build of its sources makes none: it may write nothing but its state", async () => {
  const other = mkdtempSync(join(tmpdir(), "own-machine-"));
  expect(await readEnd(start({ TALBLICK_STATE: join(other, "state"), ...own, ...secrets }, other))).toEqual([
    1,
    ["There is no build of these sources: call `npm run build` as the service's user, then start again"],
  ]);
  expect(readdirSync(other)).toEqual([]);
  rmSync(other, { recursive: true });
});

test("an operator whose log or reports are set wrong learns it before anything starts", async () => {
  const other = mkdtempSync(join(tmpdir(), "own-machine-"));
  const wrong = { LOG_SAMPLE: "2", ERROR_DSN: "https://key@errors.example:99999/42" };
  expect(await readEnd(start({ TALBLICK_STATE: other, ...own, ...secrets, ...wrong }))).toEqual([
    1,
    [
      "Configuration: ERROR_DSN must be an address such as https://key@errors.example/42, or empty",
      "Configuration: LOG_SAMPLE must be a number from 0 to 1",
    ],
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
  const headers = { "content-type": "application/json", "x-mutation": "true", ...proxied };
  const response = await fetch(`${portal.origin}/graphql`, { method: "POST", headers, body: register });
  expect(await response.json()).toMatchObject({ data: { register: { success: "1" } } });
  await expect.poll(() => mail.delivered.length).toBe(1);
  expect(mail.delivered[0]?.to).toEqual(["neu@leser.example"]);
  expect(mail.delivered[0]?.source.replace(/=\r\n/g, "")).toContain(
    "https://www.bote.example/zugang-aktivieren?key=3D".slice(0, 45),
  );
});

test("an operator sees on the status page what both Workers counted", async () => {
  const { backendOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
  const person = { name: "Berta", mail: "berta@bote.example", roles: ["operator"], password: "ein langes Passwort" } as const;
  const { session } = await hireStaff({ origin: backendOrigin, token: secrets.ADMIN_TOKEN }, person);
  expect((await fetch(`${portal.origin}/`, { headers: proxied })).status).toBe(200);
  async function readPage(): Promise<string> {
    const answer = await fetch(`${portal.origin}/redaktion/status`, {
      headers: { ...proxied, cookie: `PortalRedaktion=${session}` },
    });
    // On a phone a cell says which column it is of.
    const text = (await answer.text()).replace(/<!--.*?-->|<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, "");
    return text.replace(/<[^>]+>/g, "|").replace(/[|\s]+/g, " ");
  }
  // Kept ten seconds after the first one: of the portal, and of the back end.
  await expect.poll(readPage, { interval: 500 }).toMatch(/Antworten und Fehler.*Startseite 1 0 0 1 0 0/);
  await expect.poll(readPage, { interval: 500 }).toMatch(/Konto angelegt 1 1/);
});

test("an error of the back end is reported where the operator said", async () => {
  await expect
    .poll(() => errors.items)
    .toContainEqual({
      type: "event",
      payload: expect.objectContaining({ environment: "prod", tags: expect.objectContaining({ worker: "backend" }) }),
    });
});
