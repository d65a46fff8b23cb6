/** The contract (graphql/schema) with what resolves it. */
import { createSchema } from "graphql-yoga";
import { accountResolvers } from "./resolvers/account.ts";
import { bookmarkResolvers } from "./resolvers/bookmarks.ts";
import { cancellationResolvers } from "./resolvers/cancellations.ts";
import type { BackendContext } from "./resolvers/context.ts";
import { dutyResolvers } from "./resolvers/duty.ts";
import { fuelResolvers } from "./resolvers/fuel.ts";
import { horoscopeResolvers } from "./resolvers/horoscope.ts";
import { imageResolvers } from "./resolvers/image.ts";
import { newsletterResolvers } from "./resolvers/newsletters.ts";
import { newsroomResolvers } from "./resolvers/newsroom.ts";
import { newsroomCommentResolvers } from "./resolvers/newsroom-comments.ts";
import { pageResolvers } from "./resolvers/page.ts";
import { placeResolvers } from "./resolvers/place.ts";
import { postResolvers } from "./resolvers/post.ts";
import { postsResolvers } from "./resolvers/posts.ts";
import { previewResolvers } from "./resolvers/preview.ts";
import { searchResolvers } from "./resolvers/search.ts";
import { siteAddressResolvers } from "./resolvers/site-address.ts";
import { snowResolvers } from "./resolvers/snow.ts";
import { staffAccountResolvers } from "./resolvers/staff-account.ts";
import { staffTeamResolvers } from "./resolvers/staff-team.ts";
import { statusResolvers } from "./resolvers/status.ts";
import { subscriptionResolvers } from "./resolvers/subscriptions.ts";
import { takedownResolvers } from "./resolvers/takedowns.ts";
import { taxonomyResolvers } from "./resolvers/taxonomy.ts";
import { tickerResolvers } from "./resolvers/ticker.ts";
import { tipResolvers } from "./resolvers/tips.ts";
import { trafficResolvers } from "./resolvers/traffic.ts";
import { upsellResolvers } from "./resolvers/upsell.ts";

const typeDefs = import.meta.glob<string>("/graphql/schema/*.graphql", { query: "?raw", import: "default", eager: true });

export const schema = createSchema<BackendContext>({
  typeDefs: Object.values(typeDefs),
  resolvers: [
    ...[postsResolvers, postResolvers, taxonomyResolvers, placeResolvers, pageResolvers, imageResolvers, siteAddressResolvers],
    trafficResolvers,
    fuelResolvers,
    ...[accountResolvers, bookmarkResolvers, subscriptionResolvers, upsellResolvers, tickerResolvers, newsroomResolvers],
    searchResolvers,
    dutyResolvers,
    horoscopeResolvers,
    snowResolvers,
    newsletterResolvers,
    ...[tipResolvers, cancellationResolvers, previewResolvers, staffAccountResolvers, staffTeamResolvers, statusResolvers],
    ...[takedownResolvers, newsroomCommentResolvers],
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: "error" },
});
