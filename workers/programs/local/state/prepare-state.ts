/** Makes the local state ready before the portal's port is open: no reader gets a paper without tables, or half of one. */
import type { MadePicture } from "#workers/demo/media/upload-pictures.ts";
import { createWorkers } from "#workers/programs/local/local-workers.ts";
import { createSend } from "#workers/programs/local/send-to-backend.ts";
import type { Progress } from "#workers/programs/local/terminal/progress.ts";
import { fillFuelHistory } from "./fill-fuel-history.ts";
import { migrate } from "./migrate.ts";
import { isPrepared, notePrepared, requireOwnKind } from "./prepared-note.ts";
import { seedWhenEmpty } from "./seed-when-empty.ts";
import { isDemo } from "./state.ts";

type Preparation = {
  /** The demo's pictures, begun while the Workers were built. */
  made: Promise<MadePicture[]> | null;
  log: (line: string) => void;
  progress: Progress;
};

/** Only what goes wrong is said, and by its error. */
const quiet: Preparation = { made: null, log: () => {}, progress: { during: (_, work) => work() } };

/**
 * Migrates, and seeds what is empty, with the back end alone. A state that these migrations have prepared already is left as it
 * is, which saves a start. Throws when the back end refuses; then the next start goes on where this one ended.
 */
export async function prepareState(adminToken: string, { made, log, progress }: Preparation = quiet): Promise<void> {
  if (isPrepared()) return;
  requireOwnKind();
  const workers = createWorkers({ port: 0, portal: null, log });
  try {
    const { applied, origin } = await progress.during("Preparing the database", async () => {
      const database = (await workers.database()) as never;
      const migrated = await migrate(database);
      if (isDemo && process.env.SERVICES !== "off") await fillFuelHistory(database, new Date());
      return { applied: migrated, origin: await workers.backendOrigin() };
    });
    if (applied.length > 0) log(`Migrations applied: ${applied.join(", ")}`);
    const seed = () => seedWhenEmpty(createSend(origin), adminToken, made);
    if (isDemo) await progress.during("Seeding the demo paper", seed);
  } finally {
    await workers.dispose();
  }
  notePrepared();
}
