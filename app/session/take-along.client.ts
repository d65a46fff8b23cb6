/** What a guest kept in this browser goes along with the login (decision 77). */
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { takeBookmarksAlong } from "./bookmarks/take-bookmarks-along.client.ts";
import { takeFollowsAlong } from "./follows/take-follows-along.client.ts";
import { releaseDevice } from "./release-device.client.ts";

/** Never rejects. */
export async function takeAlong(user: UserStatus): Promise<void> {
  await Promise.all([takeBookmarksAlong(user), takeFollowsAlong(user), releaseDevice(user)]);
}
