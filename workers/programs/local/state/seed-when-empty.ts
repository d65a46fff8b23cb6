import { type MadePicture, makePictures, uploadPictures } from "#workers/demo/media/upload-pictures.ts";
import { seedEpaper } from "#workers/demo/seed/seed-epaper.ts";
import { seedOver } from "#workers/demo/seed/seed-over.ts";
import { sendReaders } from "#workers/demo/seed/seed-readers.ts";
import type { Send } from "#workers/programs/local/send-to-backend.ts";
import { isCutSeed, underSeedNote } from "./seed-note.ts";

/**
 * Brings the demo paper and its readers into a back end that holds nothing of somebody's own and was not seeded yet; an
 * interrupted seed goes on, and a paper from before there were readers gets them. What was deleted of the demo
 * never comes back by itself. `made`: the pictures, where their making has begun. Throws when the back end refuses.
 */
export async function seedWhenEmpty(send: Send, adminToken: string, made: Promise<MadePicture[]> | null = null): Promise<void> {
  const authorized: Send = (path, init = {}) =>
    send(path, { ...init, headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${adminToken}` } });
  const response = await authorized("/admin/state");
  if (!response.ok) throw new Error(`The back end answers ${response.status} at /admin/state: ${await response.text()}`);
  const state = (await response.json()) as { posts: number; seeded: boolean; owned: boolean; readers: boolean };
  if (state.owned) return;
  // Its front page is there before what is composed of it: comments, lists, issues.
  if (!state.seeded || isCutSeed()) await underSeedNote((now) => seed(authorized, made, now));
  else if (state.posts > 0 && !state.readers) await sendReaders(authorized, new Date());
}

async function seed(send: Send, made: Promise<MadePicture[]> | null, now: Date): Promise<void> {
  // Issues of newsletters say their titles.
  const texts = await send("/admin/brand-texts", { method: "POST" });
  if (!texts.ok) throw new Error(`The back end answers ${texts.status} at /admin/brand-texts: ${await texts.text()}`);
  const pictures = uploadPictures(send, made ?? makePictures());
  await Promise.all([pictures, seedOver(send, now, pictures), seedEpaper(send, now)]);
  await sendReaders(send, now);
}
