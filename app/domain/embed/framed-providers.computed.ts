import { hosts } from "#brand/hosts.ts";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import { embedForms } from "./embed-forms.ts";

const named: Partial<Record<EmbedProvider, readonly string[]>> = hosts.embeds;

/** Providers that can fill a frame: those with published addresses, and those whose hosts the publisher names. All others stay links. */
export const framedProviders: readonly EmbedProvider[] = embedProviders.filter(
  (provider) => embedForms[provider] !== undefined || (named[provider] ?? []).length > 0,
);
