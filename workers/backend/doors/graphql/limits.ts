/** How large a query may be, before anything is read for it. */
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxTokensPlugin } from "@escape.tech/graphql-armor-max-tokens";
import { GraphQLError, type ValidationContext } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Rules 9: batch size. */
export const MAX_OPERATIONS_PER_REQUEST = 5;
export const MAX_BODY_BYTES = 100_000;
/** The deepest page query is home, sections, posts, image, crops, srcset: 7. */
const MAX_DEPTH = 10;
const MAX_ALIASES = 20;
const MAX_TOKENS = 2000;

/** Limits on depth, aliases and tokens. What goes beyond is reported like any other invalid query, with status 400. */
export function createQueryLimits(): Plugin[] {
  const reportInstead = {
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  };
  return [
    maxTokensPlugin({ n: MAX_TOKENS }),
    maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true, ...reportInstead }),
    maxAliasesPlugin({ n: MAX_ALIASES, ...reportInstead }),
  ] as Plugin[];
}

/**
 * Refuses what is no operation at all, each for itself within a batch: yoga checks that only after the plugins that
 * look into it.
 */
export function createOperationCheck(): Plugin {
  return {
    onParams({ params }) {
      const operation: unknown = params;
      if (typeof operation === "object" && operation !== null && !Array.isArray(operation)) return;
      throw new GraphQLError("An operation must be an object.", { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });
    },
  };
}

/**
 * Names the cause of variables that do not fit their types, as the resolvers do for arguments they refuse. Nothing is carried out then,
 * so that the request is a wrong one.
 */
export function createInputErrorCodes(): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ result }) {
        const errors = "errors" in result ? (result.errors ?? []) : [];
        for (const { path, extensions } of errors) {
          if (path !== undefined) continue;
          extensions.code ??= "BAD_USER_INPUT";
          extensions.http ??= { status: 400 };
        }
      },
    }),
  };
}

/**
 * The answer to a request that graphql-yoga would take or fail on, otherwise null: a POST whose body is not JSON (other
 * media types are those that a form of another site could send with a reader's cookies), a GET with broken JSON in it.
 */
export function findRequestProblem(request: Request): Response | null {
  if (request.method === "GET") return findQueryStringProblem(new URL(request.url).searchParams);
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (request.method !== "POST" || mediaType === "application/json") return null;
  const response = createBadRequest(415, "Send the operation as application/json.");
  response.headers.set("accept-post", "application/json");
  return response;
}

function findQueryStringProblem(parameters: URLSearchParams): Response | null {
  const broken = ["variables", "extensions"].find((name) => !isJson(parameters.get(name) || "{}"));
  return broken === undefined ? null : createBadRequest(400, `The parameter ${broken} is not JSON.`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The answer to a body above MAX_BODY_BYTES. */
export function createTooLarge(): Response {
  return createBadRequest(413, `The request may have ${MAX_BODY_BYTES} bytes.`);
}

function createBadRequest(status: number, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] }, { status });
}
