/** The contract (graphql/schema) with what resolves it: the fields of every page, and with the first question for another one all others. */
import { definitions } from "#graphql/generated/type-definitions.ts";
import { expandDocument } from "#graphql/short-document.ts";
import { createSchema, type Resolvers } from "./create-schema.ts";
import { adCampaignResolvers } from "./resolvers/content/ad-campaigns.ts";
import { authorResolvers } from "./resolvers/content/author.ts";
import { breakingLineResolvers } from "./resolvers/content/breaking-line.ts";
import { imageResolvers } from "./resolvers/content/image.ts";
import { pageResolvers } from "./resolvers/content/page.ts";
import { postResolvers } from "./resolvers/content/post.ts";
import { postsResolvers } from "./resolvers/content/posts.ts";
import { taxonomyResolvers } from "./resolvers/content/taxonomy.ts";
import { tickerChangeResolvers } from "./resolvers/content/ticker-changes.ts";
import { placeResolvers } from "./resolvers/services/place.ts";
import { warningResolvers } from "./resolvers/services/warnings.ts";

/** All that an article, a list, the front page and a websocket ask for. */
export const commonResolvers: readonly Resolvers[] = [
  postsResolvers,
  postResolvers,
  taxonomyResolvers,
  authorResolvers,
  placeResolvers,
  pageResolvers,
  breakingLineResolvers,
  adCampaignResolvers,
  warningResolvers,
  imageResolvers,
  tickerChangeResolvers,
];

export const { schema, prepareFor } = createSchema(
  expandDocument(definitions),
  commonResolvers,
  async () => (await import("./rare-resolvers.ts")).rareResolvers,
);
