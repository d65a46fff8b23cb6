import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StandInForTest, startForTest, toUserRef } from "./stand-in-for-test.ts";

let folder: string;
let standIn: StandInForTest | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paywall-"));
});
afterEach(async () => {
  await standIn?.stop();
  standIn = null;
  rmSync(folder, { recursive: true });
});

async function start(options: Parameters<typeof startForTest>[0] = {}): Promise<StandInForTest> {
  standIn = await startForTest(options);
  return standIn;
}

describe("a restart", () => {
  test("keeps subscriptions, sends the webhooks that are left, and listens where it did", async () => {
    const stateFile = join(folder, "state", "paywall.json");
    const first = await start({ stateFile, webhookUrl: null });
    await first.pay(toUserRef("7"), "TMTALBPLUSM");
    await first.stop();
    const second = await start({ stateFile });
    expect(second.origin).toBe(first.origin);
    expect((await second.readState()).subscriptions).toMatchObject([{ uid: "7", rid: "RTALBPLUS" }]);
    await expect.poll(() => second.publisher.taken.map(({ event }) => event)).toEqual(["new_purchase"]);
    expect(readFileSync(stateFile, "utf8")).not.toContain("4242 4242");
  });

  test("finds another port when that one is taken", async () => {
    const stateFile = join(folder, "paywall.json");
    const first = await start({ stateFile });
    await first.stop();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(new URL(first.origin).port), "127.0.0.1", resolve));
    const second = await start({ stateFile });
    expect(second.origin).not.toBe(first.origin);
    other.close();
  });

  test("fails when it cannot have the port it was told to take", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    await expect(startForTest({ port: (other.address() as AddressInfo).port })).rejects.toThrow("EADDRINUSE");
    other.close();
  });
});

describe("the server", () => {
  test("serves one classic script that parses, with nothing left of its modules", async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/xbuilder/experience/load?aid=TESTAID`);
    const script = await response.text();
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/^(import|export) /m);
  });

  test("shows in the offer's frame the terms that are asked for, under a policy without inline code", async () => {
    const { origin } = await start();
    const response = await fetch(`${origin}/checkout/offer/show?termIds=TMTALBPURM,TMNONE&templateId=<b>`);
    const html = await response.text();
    expect([...html.matchAll(/name="termId" value="(\w+)"/g)].map(([, termId]) => termId)).toEqual(["TMTALBPURM"]);
    expect(html).toContain("Talblick mit weniger Werbung");
    expect(html).not.toContain("{{");
    expect(html).not.toMatch(/<style|\sstyle=|<script(?! type="module" src=)/);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  test("gives its frames the style sheet and the fonts of the site that holds them, and of no other kind of address", async () => {
    const { origin } = await start();
    const open = (host: string) => fetch(`${origin}/myaccount/show?host=${encodeURIComponent(host)}`);
    const response = await open("https://paper.example/a?b");
    expect(await response.text()).toContain('<link rel="stylesheet" href="https://paper.example/paywall.css">');
    expect(response.headers.get("content-security-policy")).toContain("font-src 'self' https://paper.example;");
    expect(await (await open("javascript:alert(1)")).text()).not.toContain("paywall.css");
  });

  test.each(["/checkout/template/show", "/myaccount/show", "/authorize/show", "/assets/frame.css", "/assets/channel.js"])(
    "has %s",
    async (path) => {
      expect((await fetch(`${(await start()).origin}${path}`)).status).toBe(200);
    },
  );

  test("answers 404 for what it does not have, and 413 for what is too long", async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/assets/../server.ts`)).status).toBe(404);
    expect((await fetch(`${origin}/assets/toString`)).status).toBe(404);
    const body = new URLSearchParams({ aid: "x".repeat(70_000) });
    expect((await fetch(`${origin}/xbuilder/experience/execute`, { method: "POST", body })).status).toBe(413);
  });

  test("does not answer to a foreign name that points to this machine", async () => {
    const { origin } = await start();
    const status = await new Promise((resolve, reject) => {
      request(origin, { headers: { host: "evil.example" } }, (response) => resolve(response.resume().statusCode))
        .on("error", reject)
        .end();
    });
    expect(status).toBe(421);
  });
});
