import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

/** The plugin's hook, called as the bundler calls it. */
async function load(file: string): Promise<{ text: string; watched: string[] }> {
  const { load: hook } = inlineScripts(["chrome111"], []);
  if (typeof hook !== "object" || hook === null) throw new Error("The plugin loads nothing");
  const watched: string[] = [];
  const context = { addWatchFile: (path: string) => watched.push(path) };
  const loaded = await (hook.handler as (this: unknown, id: string) => Promise<{ code: string }>).call(
    context,
    `${process.cwd()}/${file}?inline-script`,
  );
  return { text: JSON.parse(loaded.code.slice("export default ".length)), watched };
}

test("a program with all it imports becomes one classic script, and the bundler watches each of its files", async () => {
  const { text, watched } = await load("app/browser/video/player-page.ts");
  expect(text).toMatch(/^\(function|^\(\(\)=>/);
  expect(text).not.toMatch(/^\s*import |<\/script/m);
  expect(text).toContain("video-js");
  expect(watched.some((path) => path.endsWith("/player-message.ts"))).toBe(true);
  // It stands in each frame: the message's words and the loader, no more.
  expect(text.length).toBeLessThan(7000);
});
