/** kill -9 while people type at the desk: each text that was acknowledged is there afterwards, and no later one is lost by half. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDeskText } from "#shared/content/desk-text.ts";
import { beginAtDesk, type DeskWindow } from "#tests/support/desk/desk-window.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const WRITERS = 5;
const ENOUGH_SAVES = 60;

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal({ mayBeKilled: true });
}, 300_000);
afterAll(() => portal.stop());

const toTitle = (writer: number, value: number) => `Schreibt ${writer}, Stand ${value}.`;

test("no acknowledged text is lost", async () => {
  const desks = await Promise.all(Array.from({ length: WRITERS }, () => beginAtDesk(portal, "reporter")));
  const acknowledged = desks.map(() => 0);
  let saves = 0;
  let isDown = false;
  const enough = Promise.withResolvers<void>();
  const write = async (writer: number, desk: DeskWindow) => {
    let known = 1;
    for (let value = 1; !isDown; value += 1) {
      const title = toTitle(writer, value);
      const blocks = [{ kind: "paragraph" as const, html: `${title} `.repeat(200).trim() }];
      const answer = await desk.save(known, { ...emptyDeskText, title, blocks }).catch(() => null);
      if (answer === null || isDown) return;
      expect(answer.status).toBe(200);
      known = (JSON.parse(answer.text) as { revision: number }).revision;
      acknowledged[writer] = value;
      saves += 1;
      if (saves >= ENOUGH_SAVES) enough.resolve();
    }
  };
  const writers = desks.map((desk, writer) => write(writer, desk));
  await enough.promise;
  // In the middle of it.
  await portal.kill();
  isDown = true;
  await Promise.all(writers);

  portal = await startSeparatePortal({ state: portal.state });
  for (const [writer, desk] of desks.entries()) {
    const { text } = await desk.open(portal);
    const [, kept = "0"] = new RegExp(`<h1[^>]*>Schreibt ${writer}, Stand (\\d+)\\.</h1>`).exec(text) ?? [];
    const value = acknowledged[writer] ?? 0;
    expect(value).toBeGreaterThan(0);
    // One more may have been written whose acknowledgement was lost.
    expect([writer, Number(kept) - value]).toEqual([writer, expect.toBeOneOf([0, 1])]);
    // Head and text are of one save.
    expect(text).toContain(`${toTitle(writer, Number(kept))} ${toTitle(writer, Number(kept))}`);
  }
}, 300_000);
