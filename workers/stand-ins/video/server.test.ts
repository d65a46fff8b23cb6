import { expect, onTestFinished, test } from "vitest";
import { startVideoStandIn } from "./server.ts";

async function start() {
  const standIn = await startVideoStandIn({ port: 0 });
  onTestFinished(() => standIn.stop());
  return standIn;
}

test("each player of each account has its script, which defines what pages call", async () => {
  const { origin, asked } = await start();
  const script = await fetch(`${origin}/1234567890001/RUsPQ8qzl_default/index.min.js`);
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(await script.text()).toContain("Object.assign(window, { bc, videojs })");
  expect(asked).toEqual(["/1234567890001/RUsPQ8qzl_default/index.min.js"]);
});

test("the film comes whole or in parts", async () => {
  const { origin } = await start();
  const whole = await fetch(`${origin}/film.mp4`);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  const part = await fetch(`${origin}/film.mp4`, { headers: { range: "bytes=10-19" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
});

test("anything else is not there", async () => {
  const { origin } = await start();
  for (const path of ["/", "/1/2/index.min.js", "/1/default_default/index.html"])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
});
