/**
 * Hosts that the brand lets fill frames besides those of app/domain/embed, by provider: a player of their own, a public broadcaster's
 * maps. Exact hosts such as `karten.verlag.example`, always over an encrypted line. A provider without published
 * addresses (docs/embeds.md) is a link until its hosts are listed here; so is `generic`, which is every other site.
 */

import { hosts } from "#brand/hosts.ts";
import type { EmbedProvider } from "#graphql/generated/contract.ts";

export type EmbedHosts = Partial<Record<EmbedProvider, readonly string[]>>;

/** Throws an error for operators that names the entry. */
export function parseEmbedHosts(listed: EmbedHosts): EmbedHosts {
  const wrong = Object.values(listed)
    .flat()
    .find((host) => !/^[a-z0-9.-]+$/.test(host) || !URL.canParse(`https://${host}`) || !host.includes("."));
  if (wrong === undefined) return listed;
  throw new Error(`Embed hosts: ${JSON.stringify(wrong)} must be an exact host in lower case such as karten.verlag.example`);
}

export const embedHosts = parseEmbedHosts(hosts.embeds);
