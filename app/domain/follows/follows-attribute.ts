/** What is followed as one attribute of the account (rules 3.1), for a back end that has no list of it (decision 77). */

import { PORTAL_ID } from "#brand/portal-id.ts";
import { MAX_FOLLOWS } from "#graphql/generated/contract.ts";
import { parseFollowsText, toDistinct, toFollowsText } from "./follow-list.ts";
import type { Subject } from "./subject.ts";

export const FOLLOWS_ATTRIBUTE = `${PORTAL_ID}-follows`;
/** An attribute has 10,000 characters. */
const MAX_LENGTH = 10_000;

type Attributes = readonly { name: string; value: string }[];

/** The last followed first; what is no subject is left out. */
export function readAttributeFollows(attributes: Attributes): Subject[] {
  const value = attributes.find(({ name }) => name === FOLLOWS_ATTRIBUTE)?.value ?? "";
  return parseFollowsText(value, MAX_FOLLOWS);
}

/** What there is room for. */
export function toFollowsValue(subjects: readonly Subject[]): string {
  const kept = toDistinct(subjects).slice(0, MAX_FOLLOWS);
  while (toFollowsText(kept).length > MAX_LENGTH) kept.pop();
  return toFollowsText(kept);
}
