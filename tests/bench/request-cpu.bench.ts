/**
 * Computing time of a request over all processes of the local start (edge, back end, database simulator, proxies), beside that
 * of an answer that renders nothing (`/health`), in the same run.
 */
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readProcessTime } from "#tests/support/process-time.ts";
import { findDemoArticle } from "./support/demo-article.ts";

const WARM_UP = 60;
const REQUESTS = 400;
const CONNECTIONS = 8;

const { origin, pid, stop } = await startSeparatePortal();
const addresses = {
  health: `${origin}/health`,
  home: `${origin}/`,
  article: await findDemoArticle(origin),
  abo: `${origin}/abo`,
};
for (const [name, address] of Object.entries(addresses)) {
  await ask(address, WARM_UP);
  const before = { cpu: readProcessTime(pid), clock: performance.now() };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(address, REQUESTS / CONNECTIONS)));
  const cpu = (readProcessTime(pid) - before.cpu) / REQUESTS;
  const rate = (REQUESTS * 1000) / (performance.now() - before.clock);
  process.stdout.write(
    `${name.padEnd(8)} ${cpu.toFixed(1).padStart(5)} ms of CPU a request, ${rate.toFixed(0).padStart(4)} requests a second\n`,
  );
}
await stop();

async function ask(address: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await (await fetch(address)).arrayBuffer();
}
