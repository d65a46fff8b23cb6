import { readStorage } from "#app/browser/local-storage.ts";
import { ACCOUNT_FOLLOWS_KEY } from "#app/domain/follows/follow-names.ts";

/** Whether the name, as cookies encode it, is among those of followed subjects, or part of one: the follow store knows exactly. */
export function isFollowed(name: string): boolean {
  return (document.cookie + readStorage(ACCOUNT_FOLLOWS_KEY)).includes(name);
}
