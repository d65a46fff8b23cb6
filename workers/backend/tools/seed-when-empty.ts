import { seedOver } from "../database/seed/seed-over.ts";
import { uploadPictures } from "../database/seed/upload-pictures.ts";
import type { Send } from "./local-backend.ts";

/** Brings the demo paper into a back end that holds nothing of somebody's own and was not seeded yet; an interrupted seed goes on. Throws when the back end refuses. */
export async function seedWhenEmpty(send: Send, adminToken: string): Promise<void> {
  const authorized: Send = (path, init = {}) =>
    send(path, { ...init, headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${adminToken}` } });
  const response = await authorized("/admin/state");
  if (!response.ok) throw new Error(`The back end answers ${response.status} at /admin/state: ${await response.text()}`);
  const state = (await response.json()) as { seeded: boolean; owned: boolean };
  if (state.seeded || state.owned) return;
  process.stderr.write("Seeding the demo paper ...\n");
  await uploadPictures(authorized);
  await seedOver(authorized, new Date());
}
