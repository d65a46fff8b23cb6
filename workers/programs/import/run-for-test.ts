/** Runs the import as the command line does, against a back end in memory. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import type { ImportCommand } from "./command/import-options.ts";
import { type RunOptions, type RunResult, runImport } from "./command/run-import.ts";
import { type MemoryBackend, TEST_TOKEN } from "./memory-backend-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";

export type TestRun = {
  command: Partial<ImportCommand> & Pick<ImportCommand, "from">;
  backend: MemoryBackend;
  stateFolder?: string;
  signal?: AbortSignal;
  token?: string;
  sleep?: RunOptions["sleep"];
};

export function runForTest({ command, backend, stateFolder, signal, token, sleep }: TestRun): Promise<RunResult> {
  return runImport({
    command: {
      remote: null,
      isDryRun: false,
      reportFile: null,
      takesDrafts: false,
      siteUser: null,
      postTypes: [],
      premiumCategories: [],
      timeZone: null,
      encoding: null,
      listBases: { category: null, tag: null },
      allowsPrivateMedia: true,
      formerHosts: [],
      redirectHosts: [],
      ...command,
    },
    openBackend: async () => ({ send: backend.send, token: token ?? TEST_TOKEN, name: "local", stop: async () => {} }),
    stateFolder: stateFolder ?? createTemporaryFolder(),
    progress: { update: () => {}, say: () => {}, end: () => {} },
    signal: signal ?? new AbortController().signal,
    now: new Date("2026-11-21T00:00:00Z"),
    sleep: sleep ?? (async () => {}),
  });
}

export type TestSite = { origin: string; requests: string[]; close(): void };

/** A web server on this machine; `requests` are the addresses asked for, in order. */
export async function serveForTest(answer: RequestListener): Promise<TestSite> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A small picture, each hue another one. */
export function paintForTest(hue: number): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 90, channels: 3, background: { r: hue, g: 80, b: 160 } } })
    .png()
    .toBuffer();
}
