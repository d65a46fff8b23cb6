/** The upsell from print to digital (rules 7.1). The rules are in upsell/. */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { entitle } from "#workers/backend/readers/upsell/entitle.ts";
import { readOffer } from "#workers/backend/readers/upsell/read-offer.ts";
import { saveOffer } from "#workers/backend/readers/upsell/save-offer.ts";
import { toEntitlementReply, toSaveReply } from "#workers/backend/readers/upsell/to-upsell-reply.ts";
import { requireShortArguments } from "./account-arguments.ts";

type EntitlementArguments = { username: string; pw: string; campno?: string | null; postId?: number | null };
type SaveArguments = { token: string; agbAccepted: boolean; upsellType: string } & Partial<{
  email: string | null;
  pw: string | null;
  campno: string | null;
  postId: number | null;
  marketingAccepted: boolean | null;
}>;

export const upsellResolvers = {
  Query: {
    upsellOffer: async (_: unknown, args: { token: string }, { accounts }: BackendContext) => {
      const { token } = requireShortArguments(args);
      return readOffer(await accounts.openCall(), token, accounts.bearerToken);
    },
  },
  Mutation: {
    UpsellEntitlement: async (_: unknown, args: EntitlementArguments, { accounts }: BackendContext) => {
      accounts.claimCostlyCall();
      const { username, pw, campno, postId } = requireShortArguments(args);
      const input = { username, pw, campno: campno ?? null, postId: postId ?? null };
      return toEntitlementReply(await entitle(await accounts.openCall(), input, accounts.bearerToken));
    },
    /** Campaign and post are kept with the offer since it was made. */
    UpsellSave: async (_: unknown, args: SaveArguments, { accounts }: BackendContext) => {
      accounts.claimCostlyCall();
      const { token, agbAccepted, upsellType, email, pw, marketingAccepted } = requireShortArguments(args);
      const input = {
        token,
        agbAccepted,
        upsellType,
        email: email ?? null,
        password: pw ?? null,
        marketingAccepted: marketingAccepted ?? null,
      };
      return toSaveReply(await saveOffer(await accounts.openCall(), input, accounts.bearerToken));
    },
  },
};
