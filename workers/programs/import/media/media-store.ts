/** The back end's store of picture files: `HEAD` and `PUT /admin/media/{key}`. */
import type { AdminClient } from "#workers/programs/import/send/admin-client.ts";

export type MediaStore = {
  has(key: string): Promise<boolean>;
  /** Throws AdminError when the back end does not take the file. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
};

export function createMediaStore(client: AdminClient): MediaStore {
  return {
    async has(key) {
      const { status } = await client.request(`/admin/media/${key}`, { method: "HEAD" }, [200, 404]);
      return status === 200;
    },
    async put(key, bytes, type) {
      // 410: taken down while it was on its way. The writer says so of its record.
      await client.request(
        `/admin/media/${key}`,
        { method: "PUT", headers: { "content-type": type }, body: new Uint8Array(bytes) },
        [200, 201, 410],
      );
    },
  };
}
