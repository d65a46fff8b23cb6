/** Whether readers get whole pages while two versions are there at once: asked as a reader, without naming a version. */
import * as v from "valibot";
import type { AskSite } from "./smoke-test.ts";

/** With a tenth of the readers on another version, forty answers of one are no accident. */
const ASKED = 40;
const AT_ONCE = 8;

const latest = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

export const NEEDS_VERSION_KEY =
  "one reader gets pages of several versions, whose files are not the same. --gradual needs a rule of your zone that gives each reader one version: docs/deploy.md, One version a reader";

/**
 * Throws an Error when one reader's requests are answered by several builds, or the front page names a file that is not there. Every question has an
 * address of its own, so that no cache between answers it.
 */
export async function watchAsReader({ origin, ask }: { origin: string; ask: AskSite }): Promise<void> {
  let count = 0;
  const get = (path: string) => {
    count += 1;
    return ask(`${origin}${path}?watch=${Date.now().toString(36)}${count}`, {});
  };
  const builds = new Set<string>();
  for (let asked = 0; asked < ASKED; asked += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => get("/builds/latest.json")));
    for (const { text } of answers) builds.add(v.parse(latest, text).id);
  }
  if (builds.size > 1) throw new Error(`Builds ${[...builds].sort().join(" and ")}: ${NEEDS_VERSION_KEY}`);
  const page = await get("/");
  if (page.status !== 200) throw new Error(`/ answered ${page.status}`);
  const files = new Set([...page.text.matchAll(/["'(](\/assets\/[\w.-]+)/g)].flatMap(([, file]) => file ?? []));
  const answers = await Promise.all([...files].map(async (file) => ({ file, ...(await get(file)) })));
  const broken = answers.find(({ status }) => status !== 200);
  if (broken !== undefined) throw new Error(`${broken.file} of the front page answered ${broken.status}`);
}
