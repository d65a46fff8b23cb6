/** Makes the sizes of waiting originals: at once after an upload or a change at the publisher's WordPress, by the clock for the rest. */
import { logInfo, logWarning } from "#shared/log/log.ts";
import { makeSizes, type SizesEnv } from "./make-sizes.ts";
import { findOriginals, keepPictureFault, settlePictureTask, takePictureTask } from "./picture-tasks.ts";

/** Of one run, within what a Worker may ask for: 29 calls and as many files each. */
const PICTURES_A_RUN = 4;
/** For so long a run begins new pictures. */
const PATIENCE_MS = 45_000;

/** Older originals are queued at night, a few each ten minutes: 300 a night, since each is billed. */
const ORIGINALS_A_RUN = 10;
/** Hours (UTC) in which readers sleep. */
const NIGHT = { from: 0, until: 5 };

/** What fails keeps its original and is tried again. Throws when the database does not answer. `now` is when it is due. */
export async function makeWaitingSizes(env: SizesEnv, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const began = Date.now();
  for (let made = 0; made < PICTURES_A_RUN && Date.now() - began < PATIENCE_MS; made += 1) {
    const task = await takePictureTask(env.DB, seconds);
    if (task === null) return;
    const { src, tries } = task;
    try {
      const isMade = await makeSizes(env, task, now);
      // On the first try its record may not be written yet.
      if (isMade || tries > 1) await settlePictureTask(env.DB, task);
      if (isMade) logInfo("a picture has its sizes", { src });
    } catch (error) {
      logWarning("a picture stays one original for now", error, { src, tries });
      await keepPictureFault(env.DB, src, error instanceof Error ? error.message : String(error));
    }
  }
}

/** By night; without the binding no originals are queued, since their sizes cannot be made. */
export async function findOriginalsByNight(env: SizesEnv, now: Date): Promise<void> {
  const hour = now.getUTCHours();
  if (env.IMAGES === undefined || hour < NIGHT.from || hour >= NIGHT.until) return;
  await findOriginals(env.DB, Math.floor(now.getTime() / 1000), ORIGINALS_A_RUN);
}
