/** The upsell from print to digital (rules 7.1). The rules are in upsell/. */

import { entitle } from "#workers/backend/readers/upsell/entitle.ts";
import { readOffer } from "#workers/backend/readers/upsell/read-offer.ts";
import { saveOffer } from "#workers/backend/readers/upsell/save-offer.ts";
import { toEntitlementReply, toSaveReply } from "#workers/backend/readers/upsell/to-upsell-reply.ts";
import { answer, answerOnce } from "./answer.ts";

type EntitlementArguments = { username: string; pw: string; campno?: string | null; postId?: number | null };
type SaveArguments = { token: string; agbAccepted: boolean; upsellType: string } & Partial<{
  email: string | null;
  pw: string | null;
  campno: string | null;
  postId: number | null;
  marketingAccepted: boolean | null;
}>;

export const upsellResolvers = {
  Query: { upsellOffer: answer((call, { token }: { token: string }, bearerToken) => readOffer(call, token, bearerToken)) },
  Mutation: {
    UpsellEntitlement: answerOnce(async (call, { username, pw, campno, postId }: EntitlementArguments, bearerToken) => {
      const input = { username, pw, campno: campno ?? null, postId: postId ?? null };
      return toEntitlementReply(await entitle(call, input, bearerToken));
    }),
    /** Campaign and post are kept with the offer since it was made. */
    UpsellSave: answerOnce(async (call, args: SaveArguments, bearerToken) => {
      const { token, agbAccepted, upsellType, email, pw, marketingAccepted } = args;
      const input = {
        token,
        agbAccepted,
        upsellType,
        email: email ?? null,
        password: pw ?? null,
        marketingAccepted: marketingAccepted ?? null,
      };
      return toSaveReply(await saveOffer(call, input, bearerToken));
    }),
  },
};
