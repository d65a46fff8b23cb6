/** The first day of an operator: what a start says, and what a paper without content shows (docs/thirty-minutes.md). */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hireStaff } from "#workers/programs/local/hire-staff.ts";

const folder = mkdtempSync(join(tmpdir(), "first-start-"));
const state = join(folder, "state");
const own = {
  DEMO: "off",
  PUBLIC_ORIGIN: "http://localhost:8787",
  MAIL_FROM: "Bote <post@bote.internal>",
  TIPS_MAIL_TO: "",
  CANCELLATIONS_MAIL_TO: "",
  GRANT_SECRET: "a-grant-secret-of-a-first-start",
};
const secrets = { ADMIN_TOKEN: "an-admin-token-of-a-first-start", STAFF_SECRET: "a-staff-secret-of-thirty-two-letters" };

type Started = { said: string; origin: string; stop: () => Promise<void> };

async function start(variables: Record<string, string>): Promise<Started> {
  const program = spawn("node", ["workers/programs/local/start.ts"], {
    env: { ...process.env, ...own, PORT: "0", TALBLICK_STATE: state, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(program, "close");
  const stop = async () => {
    program.kill("SIGTERM");
    await closed;
  };
  const ready = vi.waitFor(() => expect(said).toMatch(/Log {7}.*\n/), { timeout: 60_000, interval: 100 });
  await Promise.race([closed, ready]);
  return { said, origin: /ready: (\S+)/.exec(said)?.[1] ?? "", stop };
}

let bare: Started;
beforeAll(async () => {
  bare = await start({});
});
afterAll(async () => {
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string, init: RequestInit = {}) => (await fetch(bare.origin + path, init)).text();

test("a first start says in a few lines what it did and where everything is, and its requests are in a file", async () => {
  await read("/");
  expect(bare.said.trim().split("\n").length).toBeLessThan(12);
  for (const part of [
    "Preparing the database: ",
    "Starting both Workers: ",
    "Talblick is ready: http://localhost:",
    "Newsroom",
    "Mail",
  ])
    expect(bare.said).toContain(part);
  expect(existsSync(join(state, "mail"))).toBe(true);
  await expect.poll(() => readFileSync(join(state, "log/portal.log"), "utf8")).toContain('"message":"request"');
});

test("a port that is taken is named before anything is made", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const other = join(folder, "other");
  const { said } = await start({ PORT: String(port), TALBLICK_STATE: other });
  server.close();
  expect(said).toMatch(new RegExp(`^Port ${port} is taken: .*\n$`));
  expect(existsSync(other)).toBe(false);
});

test("readers of a paper without content find a page that says so, and the services", async () => {
  const page = await read("/");
  for (const part of ["Hier erscheint bald die erste Ausgabe", 'href="/notdienste"']) expect(page).toContain(part);
  expect(page).not.toContain("Weitere Nachrichten");
});

test("a newsroom that is not set up names the secrets that are missing, and none of those that are there", async () => {
  const page = await read("/redaktion");
  for (const part of ["Noch nicht eingerichtet", "STAFF_SECRET", "ADMIN_TOKEN"]) expect(page).toContain(part);
  expect(page).not.toContain(own.GRANT_SECRET);
});

test("once they are set the first of the staff comes in, and reads what the paper lacks", async () => {
  await bare.stop();
  bare = await start(secrets);
  expect(await read("/redaktion")).toContain("Anmelden");
  const { backendOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8"));
  const person = {
    name: "Martina Fessler",
    mail: "martina@bote.internal",
    roles: ["administrator"],
    password: "ein-langes-Wort",
  };
  const { session } = await hireStaff({ origin: backendOrigin, token: secrets.ADMIN_TOKEN }, person as never);
  const headers = { cookie: `PortalRedaktion=${session}` };
  const setup = (await read("/redaktion/einrichten", { headers })).replace(/<!--.*?-->/g, "");
  for (const part of [
    "es fehlen: Impressum",
    "noch kein Beitrag",
    "sample-export.xml",
    "1 Mensch mit Zugang",
    "Mails bleiben Dateien",
  ])
    expect(setup).toContain(part);
  const status = (await read("/redaktion/status", { headers })).replace(/<!--.*?-->/g, "");
  for (const part of ["Platz", "frei", "Sicherung", "noch keine"]) expect(status).toContain(part);
  expect(status).not.toContain("überfällig oder fehlgeschlagen");
  expect(await read("/redaktion/marke", { headers })).toContain("#0a5570");
});
