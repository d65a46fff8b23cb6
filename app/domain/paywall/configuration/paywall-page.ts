/** What a page tells the paywall in the browser: a prop of its islands. */
import type { PaywallConfig } from "./paywall-config.ts";
import type { PaywallSettings } from "./paywall-settings.ts";
import type { PaywallUser } from "./paywall-user.ts";

export type PaywallPage = {
  config: PaywallConfig;
  settings: PaywallSettings;
  /** The signed-in reader, with the provider's reference (`piano.userRef`). */
  user: PaywallUser | null;
  /** Null on pages that are not posts. */
  post: PaywallPost | null;
};

export type PaywallPost = {
  id: number;
  /** Path on this site. */
  link: string;
  title: string;
  section: string;
  author: string;
  /** ISO 8601. */
  published: string;
  /** As `toPaywallTags` makes them. */
  tags: readonly string[];
  brand: string | null;
  /** The content meta flag piVariables: custom variables of the provider. */
  variables?: readonly { key: string; value: string }[];
};

/** The tag of an application that sells reduced advertising (rules 4: with it another dialog opens). */
export const PUR_TAG = "pur";
const PREMIUM_TAG = "premium";

type TaggedPost = { isPremium: boolean; brand: string | null; section: string; piTag: string | null };

/** The provider's tags of a post, each once. */
export function toPaywallTags({ isPremium, brand, section, piTag }: TaggedPost): string[] {
  const tags = [isPremium ? PREMIUM_TAG : null, brand, section, piTag];
  return [...new Set(tags.filter((tag) => tag !== null && tag !== ""))] as string[];
}
