/**
 * Chromium by its own protocol alone. Playwright forbids every page that it drives to be rendered ahead
 * (`Page.setPrerenderingAllowed`); what is said of pages rendered ahead is therefore measured and tested without it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import WebSocket from "ws";
import { chromiumFlags } from "./browser.ts";
import { requireChromium } from "./find-chromium.ts";

type Parameters = Readonly<Record<string, unknown>>;
type Message = { id?: number; method?: string; sessionId?: string; params?: Parameters; result?: Parameters; error?: unknown };

/** A page of a tab: the one that is shown, or one that is rendered ahead. */
export type DevtoolsPage = {
  /** Rejects with what Chromium complains of. */
  send: (method: string, params?: Parameters) => Promise<Parameters>;
  /** The value of an expression in the page, awaited. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits until an expression holds in the page, also while there is none yet. Rejects after ten seconds. */
  waitFor: (expression: string) => Promise<void>;
};

const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

export type DevtoolsTab = {
  /** The page that is shown at first. */
  shown: DevtoolsPage;
  /** The pages there have been, in their order; What `prepare` sends at once reached each before its script began. */
  pages: readonly DevtoolsPage[];
  close: () => Promise<unknown>;
};

export type DevtoolsBrowser = {
  /** A new tab. `prepare` is called for each of its pages, those that are rendered ahead included. */
  open: (prepare?: (page: DevtoolsPage) => Promise<unknown>) => Promise<DevtoolsTab>;
  close: () => Promise<void>;
};

/** A Chromium of its own, with a profile of its own that `close` removes. */
export async function launchDevtools(): Promise<DevtoolsBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "talblick-chromium-"));
  const flags = [...chromiumFlags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const chromium = spawn(requireChromium(), [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(await readEndpoint(chromium.stderr));
  await once(socket, "open");

  let last = 0;
  const waiting = new Map<number, { resolve: (result: Parameters) => void; reject: (error: Error) => void }>();
  /** Who wants to know of the pages of a tab, by the tab's session. */
  const tabs = new Map<string, (sessionId: string) => void>();
  socket.on("message", (data) => {
    const { id, method, sessionId, params, result, error } = JSON.parse(String(data)) as Message;
    if (method === "Target.attachedToTarget") tabs.get(sessionId ?? "")?.((params as { sessionId: string }).sessionId);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return;
    waiting.delete(id);
    if (error === undefined) asked.resolve(result ?? {});
    else asked.reject(new Error(JSON.stringify(error)));
  });
  function send(method: string, params: Parameters = {}, sessionId?: string): Promise<Parameters> {
    last += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Parameters>();
    waiting.set(last, { resolve, reject });
    socket.send(JSON.stringify({ id: last, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    return promise;
  }
  function toPage(sessionId: string): DevtoolsPage {
    const page: DevtoolsPage = {
      send: (method, params) => send(method, params, sessionId),
      async evaluate<Value>(expression: string) {
        const options = { expression, awaitPromise: true, returnByValue: true };
        const answer = await send("Runtime.evaluate", options, sessionId);
        if (answer.exceptionDetails !== undefined) throw new Error(JSON.stringify(answer.exceptionDetails));
        return (answer.result as { value: Value }).value;
      },
      async waitFor(expression) {
        const end = Date.now() + PATIENCE_MS;
        // Between two documents there is nothing to ask.
        while (!(await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
          if (Date.now() > end) throw new Error(`It did not come to this: ${expression}`);
          await setTimeout(PAUSE_MS);
        }
      },
    };
    return page;
  }

  return {
    async open(prepare = async () => undefined) {
      // Attached to the tab: who is attached to a page alone would miss those that take its place, and Chromium makes none.
      const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
      const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
      const pages: DevtoolsPage[] = [];
      const { promise: shown, resolve, reject } = Promise.withResolvers<DevtoolsPage>();
      tabs.set(sessionId as string, (id) => {
        const page = toPage(id);
        pages.push(page);
        // Not one after the other: a page that is rendered ahead answers nothing before it runs.
        Promise.all([prepare(page), page.send("Runtime.runIfWaitingForDebugger")]).then(() => resolve(page), reject);
      });
      const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
      await send("Target.setAutoAttach", options, sessionId as string);
      return { shown: await shown, pages, close: () => send("Target.closeTarget", { targetId }) };
    },
    async close() {
      const ended = once(chromium, "exit");
      // At its own word: what was started may be a script around it, and a signal ends that alone.
      await send("Browser.close");
      await ended;
      socket.close();
      // Its helper processes may live on for a while and hold the other end: a pipe that is open keeps this program waiting.
      chromium.stderr.destroy();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readEndpoint(output: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface(output);
  for await (const line of lines) {
    const [, endpoint] = /DevTools listening on (\S+)/.exec(line) ?? [];
    if (endpoint !== undefined) return endpoint;
  }
  throw new Error("Chromium ended before it could be reached");
}
