/**
 * Which embed providers are vendors of the consent framework, by their number in IAB Europe's Global Vendor List: what a reader
 * allows the vendor there, the provider may here. The others are asked about at the embed itself. A publisher's to extend.
 */
import type { EmbedProvider } from "#graphql/generated/contract.ts";

export const consentVendors: Partial<Record<EmbedProvider, number>> = { outbrain: 164 };
