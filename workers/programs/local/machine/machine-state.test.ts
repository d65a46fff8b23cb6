import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { noteBackup, readLastBackup } from "./machine-state.ts";
import { readCertificate } from "./read-certificate.ts";

test("an operator who has never backed up hears so, and then of when the last backup is", () => {
  const state = mkdtempSync(join(tmpdir(), "machine-state-"));
  expect(readLastBackup(state)).toBeNull();
  noteBackup(state, "2026-11-24T03:00:00.000Z");
  expect(readLastBackup(state)).toBe("2026-11-24T03:00:00.000Z");
  rmSync(state, { recursive: true });
});

test("the back end hears how much room the disk has, and of no certificate where readers have no TLS", async () => {
  const folder = mkdtempSync(join(tmpdir(), "machine-state-"));
  vi.stubEnv("TALBLICK_STATE", folder);
  vi.resetModules();
  const { answerMachine } = await import("./machine-state.ts");
  const state = (await (await answerMachine()).json()) as { disk: { free: number; total: number } };
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  expect(state).toMatchObject({ certificate: null, isMailDelivered: false, isDemo: true });
  expect(state.disk.free).toBeGreaterThan(0);
  expect(state.disk.total).toBeGreaterThan(state.disk.free);
});

test("a proxy that shows no certificate is named as such, and nothing waits for it for long", async () => {
  const server = createServer((socket) => socket.end("no TLS here"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  expect(await readCertificate(`https://127.0.0.1:${port}`)).toMatchObject({ until: null, problem: expect.any(String) });
  server.close();
  expect(await readCertificate("http://localhost:8787")).toBeNull();
});
