/** kill -9 while readers write: what was acknowledged is there afterwards, and what was counted stays counted. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import { logIn, toHeaders } from "#tests/support/leak/roles.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

const WRITERS = 6;
const ENOUGH_WRITES = 60;
const variables = { METERED_POSTS: "2" };

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal({ mayBeKilled: true, variables });
}, 300_000);
afterAll(() => portal.stop());

const headers = { "content-type": "application/json", "x-mutation": "true" };
function mutate(query: string, address: string): Promise<Answer> {
  return ask(portal.origin, "/graphql", {
    method: "POST",
    headers: { ...headers, "cf-connecting-ip": address },
    body: JSON.stringify({ query }),
  });
}
/** Premium posts, as the list of the API names them. */
async function listPremiumPaths(): Promise<string[]> {
  const { text } = await ask(portal.origin, "/wp-json/wp/v2/posts?per_page=50");
  const posts: { is_premium?: boolean; link: string }[] = JSON.parse(text);
  return posts.filter(({ is_premium }) => is_premium).map(({ link }) => new URL(link).pathname);
}

test("no acknowledged write is lost, and no counted read or guess is free again", async () => {
  const { hash, token } = await logIn(portal.origin, "anna");
  const paths = (await listPremiumPaths()).slice(0, 5);
  const reader = toHeaders(await logIn(portal.origin, "dieter"));
  const isWhole = async (path: string) => !(await ask(portal.origin, path, { headers: reader })).text.includes("data-wall=");
  const readable = await Promise.all(paths.map(isWhole));
  expect(readable.filter(Boolean)).toHaveLength(2);
  const guess = () => mutate('mutation { login(username: "bernhard", password: "falsch") { error } }', "192.0.2.77");
  const guesses = await Promise.all(Array.from({ length: 5 }, guess));
  expect(guesses.map(({ text }) => JSON.parse(text).data.login.error)).toEqual(guesses.map(() => "201"));

  const acknowledged = new Map<string, string>();
  let isDown = false;
  const enough = Promise.withResolvers<void>();
  const write = async (writer: number) => {
    for (let value = 0; !isDown; value += 1) {
      const query = `mutation { updateUserAttribute(hash: "${hash}", token: "${token}", attribute: "last_${writer}", value: "${value}") { success } }`;
      const answer = await mutate(query, "192.0.2.78").catch(() => null);
      if (answer === null) return;
      expect(answer.text).toContain('"success":"1"');
      acknowledged.set(`last_${writer}`, String(value));
      if ([...acknowledged.values()].reduce((sum, last) => sum + Number(last), 0) >= ENOUGH_WRITES) enough.resolve();
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  await enough.promise;
  // In the middle of it.
  await portal.kill();
  isDown = true;
  await Promise.all(writers);
  expect(acknowledged.size).toBe(WRITERS);

  portal = await startSeparatePortal({ state: portal.state, variables });
  const query = `mutation { autologin(hash: "${hash}", token: "${token}") { code attributes { name value } } }`;
  const { code, attributes } = JSON.parse((await mutate(query, "192.0.2.78")).text).data.autologin;
  expect(code).toBe("autologin_successfull");
  const kept = new Map((attributes as { name: string; value: string }[]).map(({ name, value }) => [name, Number(value)]));
  for (const [name, value] of acknowledged) {
    // One more may have been written whose acknowledgement was lost.
    expect([name, (kept.get(name) ?? -1) - Number(value)]).toEqual([name, expect.toBeOneOf([0, 1])]);
  }

  expect(await Promise.all(paths.map(isWhole))).toEqual(readable);
  // The wait may be over by now; then the next one is there at once, which five new free guesses would not have.
  await guess();
  expect(JSON.parse((await guess()).text).data.login.error).toBe("219");
}, 300_000);
