/** Seeds a running back end: `node workers/backend/tools/seed.ts --origin http://localhost:8788 --token …`. */
import { parseArgs } from "node:util";
import { seedOver } from "../database/seed/seed-over.ts";

const usage = "usage: node workers/backend/tools/seed.ts --origin ORIGIN [--token TOKEN, or ADMIN_TOKEN in the environment]";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { origin: { type: "string" }, token: { type: "string" } } });
  const token = values.token ?? process.env.ADMIN_TOKEN;
  if (values.origin === undefined || !URL.canParse(values.origin) || token === undefined) throw new Error(usage);
  const { origin } = new URL(values.origin);
  const { records } = await seedOver(
    (path, init) => fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
    new Date(),
    (done, total) => process.stderr.write(`seeded ${done} of ${total} records\n`),
  );
  process.stderr.write(`the demo paper stands: ${records} records\n`);
}

try {
  await main();
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  process.stderr.write(`seeding failed: ${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exitCode = 1;
}
