/** The operator's settings for the WordPress site that this back end keeps in step with (docs/import.md). */
import type { WordPressVariables } from "#workers/backend/ground/wordpress-variables.ts";

export type BridgeSettings = {
  origin: string;
  /** The header's value; with null, requests are made as a visitor. */
  authorization: string | null;
  premiumCategories: string[];
  postTypes: string[];
  /** Whether comments that were written here go to the site. */
  takesCommentsBack: boolean;
};

/** Null where no site is named. Throws for an invalid address, and for a password that would travel unencrypted. */
export function parseBridgeSettings(env: WordPressVariables): BridgeSettings | null {
  const address = (env.WORDPRESS_ORIGIN ?? "").trim().replace(/\/+$/, "");
  if (address === "") return null;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw new Error(`WORDPRESS_ORIGIN: "${address}" is no address`);
  const { WORDPRESS_USER: user = "", WORDPRESS_PASSWORD: password = "" } = env;
  const hasPassword = user !== "" && password !== "";
  if (hasPassword && !/^https:/i.test(address) && !isOwnMachine(new URL(address).hostname))
    throw new Error("WORDPRESS_ORIGIN must begin with https:// where WORDPRESS_PASSWORD is set");
  return {
    origin: address,
    authorization: hasPassword ? `Basic ${toBase64(`${user}:${password}`)}` : null,
    premiumCategories: toList(env.WORDPRESS_PREMIUM_CATEGORIES),
    postTypes: toList(env.WORDPRESS_POST_TYPES),
    takesCommentsBack: hasPassword && env.WORDPRESS_COMMENTS_BACK?.trim() === "true",
  };
}

/** Whether a host is this very machine; IPv6 in brackets, as in `URL.hostname`. */
export function isOwnMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function toList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
