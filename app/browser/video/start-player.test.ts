import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlayerReport } from "#app/domain/video/player-message.ts";

type Listener = () => void;

let scripts: { src: string; listeners: Map<string, Listener>; isRemoved: boolean }[];
let reports: PlayerReport[];
let events: Map<string, Listener>;
let disposed: number;
const element = {} as Element;

/** A page of its own: which scripts it has is forgotten. */
async function start(url = "https://players.example/1/default_default/index.min.js") {
  vi.resetModules();
  const { startPlayer } = await import("./start-player.ts");
  return startPlayer(element, url, (report) => reports.push(report));
}

/** The platform's interface, as far as it is used. */
function bringPlatform(): void {
  vi.stubGlobal("window", {
    bc: (given: Element) => {
      expect(given).toBe(element);
      return {
        on: (name: string, listener: Listener) => events.set(name, listener),
        ready: (listener: Listener) => listener(),
        play: () => Promise.reject(new Error("not without a gesture")),
        dispose: () => {
          disposed += 1;
        },
      };
    },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  scripts = [];
  reports = [];
  events = new Map();
  disposed = 0;
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", {
    createElement: () => {
      const script = {
        src: "",
        listeners: new Map<string, Listener>(),
        isRemoved: false,
        addEventListener: (name: string, listener: Listener) => script.listeners.set(name, listener),
        remove: () => {
          script.isRemoved = true;
        },
      };
      scripts.push(script);
      return script;
    },
    head: { append: () => {} },
    implementation: {
      createHTMLDocument: () => ({
        adoptNode: (script: (typeof scripts)[number]) => {
          script.isRemoved = true;
        },
      }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the platform's script comes once, its player reports and begins, or waits for its own button", async () => {
  await start();
  expect(scripts.map(({ src }) => src)).toEqual(["https://players.example/1/default_default/index.min.js"]);
  bringPlatform();
  scripts[0]?.listeners.get("load")?.();
  await settle();
  events.get("play")?.();
  events.get("ended")?.();
  expect(reports).toEqual(["ready", "play", "ended"]);
});

test("a script that does not come, or brings no player, is reported as failed", async () => {
  await start();
  scripts[0]?.listeners.get("error")?.();
  await settle();
  await start();
  scripts[1]?.listeners.get("load")?.();
  await settle();
  expect(reports).toEqual(["failed", "failed"]);
});

test("a player is disposed of once, and its script goes with it", async () => {
  const player = await start();
  bringPlatform();
  scripts[0]?.listeners.get("load")?.();
  await settle();
  player.dispose();
  player.dispose();
  expect(disposed).toBe(1);
  expect(scripts[0]?.isRemoved).toBe(true);
  expect(reports).toEqual(["ready", "disposed"]);
});

test("a player that is disposed of before its script comes is not made any more", async () => {
  const player = await start();
  player.dispose();
  bringPlatform();
  scripts[0]?.listeners.get("load")?.();
  await settle();
  expect(events.size).toBe(0);
  expect(reports).toEqual(["disposed"]);
});
