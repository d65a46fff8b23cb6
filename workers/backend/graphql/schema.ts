/** The contract (graphql/schema) with what resolves it. */
import { createSchema } from "graphql-yoga";
import { accountResolvers } from "./resolvers/account.ts";
import { bookmarkResolvers } from "./resolvers/bookmarks.ts";
import type { BackendContext } from "./resolvers/context.ts";
import { imageResolvers } from "./resolvers/image.ts";
import { newsroomResolvers } from "./resolvers/newsroom.ts";
import { pageResolvers } from "./resolvers/page.ts";
import { placeResolvers } from "./resolvers/place.ts";
import { postResolvers } from "./resolvers/post.ts";
import { postsResolvers } from "./resolvers/posts.ts";
import { siteAddressResolvers } from "./resolvers/site-address.ts";
import { subscriptionResolvers } from "./resolvers/subscriptions.ts";
import { taxonomyResolvers } from "./resolvers/taxonomy.ts";
import { tickerResolvers } from "./resolvers/ticker.ts";
import { tipResolvers } from "./resolvers/tips.ts";
import { upsellResolvers } from "./resolvers/upsell.ts";

const typeDefs = import.meta.glob<string>("/graphql/schema/*.graphql", { query: "?raw", import: "default", eager: true });

export const schema = createSchema<BackendContext>({
  typeDefs: Object.values(typeDefs),
  resolvers: [
    ...[postsResolvers, postResolvers, taxonomyResolvers, placeResolvers, pageResolvers, imageResolvers, siteAddressResolvers],
    ...[accountResolvers, bookmarkResolvers, subscriptionResolvers, upsellResolvers, tickerResolvers, newsroomResolvers],
    tipResolvers,
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: "error" },
});
