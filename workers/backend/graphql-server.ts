/** GraphQL over HTTP at /graphql, on graphql-yoga. The schema is the contract in graphql/schema. */
import { createSchema, createYoga } from "graphql-yoga";
import { createReader, withReaderCount } from "./database/tables/reader.ts";
import type { Env } from "./env.ts";
import { createDocumentCaches, createPersistedDocuments } from "./graphql-server-documents.ts";
import {
  createInputErrorCodes,
  createOperationCheck,
  createQueryLimits,
  findRequestProblem,
  MAX_BODY_BYTES,
  MAX_OPERATIONS_PER_REQUEST,
} from "./graphql-server-limits.ts";
import { logError } from "./graphql-server-log.ts";
import { createMutationRule } from "./graphql-server-mutations.ts";
import { accountResolvers } from "./resolvers/account.ts";
import { type BackendContext, createBackendContext } from "./resolvers/context.ts";
import { imageResolvers } from "./resolvers/image.ts";
import { pageResolvers } from "./resolvers/page.ts";
import { placeResolvers } from "./resolvers/place.ts";
import { postResolvers } from "./resolvers/post.ts";
import { postsResolvers } from "./resolvers/posts.ts";
import { taxonomyResolvers } from "./resolvers/taxonomy.ts";

const typeDefs = import.meta.glob<string>("../../graphql/schema/*.graphql", { query: "?raw", import: "default", eager: true });

const schema = createSchema<BackendContext>({
  typeDefs: Object.values(typeDefs),
  resolvers: [
    ...[postsResolvers, postResolvers, taxonomyResolvers, placeResolvers, pageResolvers, imageResolvers],
    accountResolvers,
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: "error" },
});

const yoga = createYoga<BackendContext>({
  schema,
  fetchAPI: {
    Request,
    Response,
    Headers,
    ReadableStream,
    TransformStream,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    crypto,
  },
  batching: { limit: MAX_OPERATIONS_PER_REQUEST },
  maxRequestBodySize: MAX_BODY_BYTES,
  maskedErrors: { errorMessage: "Internal Server Error", isDev: false },
  parserAndValidationCache: createDocumentCaches(),
  plugins: [
    createOperationCheck(),
    ...createPersistedDocuments(),
    ...createQueryLimits(),
    createMutationRule(),
    createInputErrorCodes(),
  ],
  logging: {
    debug() {},
    info() {},
    warn: (...words) => console.warn(...words),
    error: (...words) => words.forEach(logError),
  },
  cors: false,
  graphiql: false,
  landingPage: false,
  multipart: false,
});

/** Answers a request to /graphql: one operation or a batch, all on one reader (spec 7.1). */
export async function handleGraphql(request: Request, env: Env): Promise<Response> {
  const problem = findRequestProblem(request);
  if (problem !== null) return problem;
  const reader = createReader(env.DB);
  const response = await yoga.fetch(request, createBackendContext(request, env, reader));
  const counted = withReaderCount(response, reader);
  // An answer may depend on a grant; what may be kept is the portal's decision, page by page.
  counted.headers.set("cache-control", "no-store");
  return counted;
}
