import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { buildSchema, graphql } from "graphql";

export type SentOperation = {
  operationName: string;
  query?: string;
  variables: Record<string, unknown>;
  extensions?: { persistedQuery: { version: number; sha256Hash: string } };
};

export type SentRequest = { url: string; init: RequestInit; headers: Headers; operations: SentOperation[] };

type Answer = (operation: SentOperation & { query: string }) => unknown;

/** A GraphQL endpoint for a client under test: keeps documents by hash, notes what it is sent, and answers with `answer`. */
export function createGraphqlEndpoint(answer: Answer) {
  const documents = new Map<string, string>();
  const requests: SentRequest[] = [];

  async function answerOne(operation: SentOperation): Promise<unknown> {
    const hash = operation.extensions?.persistedQuery.sha256Hash;
    if (hash !== undefined && operation.query !== undefined) {
      if (createHash("sha256").update(operation.query).digest("hex") !== hash) throw new Error("The hash is not the document's");
      documents.set(hash, operation.query);
    }
    const query = operation.query ?? documents.get(hash ?? "");
    return query === undefined ? { errors: [{ message: "PersistedQueryNotFound" }] } : answer({ ...operation, query });
  }

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const body: SentOperation | SentOperation[] = JSON.parse(String(init.body));
    const operations = [body].flat();
    requests.push({ url, init, headers: new Headers(init.headers), operations });
    init.signal?.throwIfAborted();
    const results = await Promise.all(operations.map(answerOne));
    return Response.json(Array.isArray(body) ? results : results[0]);
  }

  return { fetch, requests, forgetDocuments: () => documents.clear() };
}

/** Answers operations from `root` by the portal's own schema; a function is called with the arguments of its field. */
export function createSchemaAnswer(root: Record<string, unknown>): Answer {
  const texts = globSync("graphql/schema/**/*.graphql").map((file) => readFileSync(file, "utf8"));
  const schema = buildSchema(texts.join("\n"));
  return ({ query, variables }) => graphql({ schema, source: query, rootValue: root, variableValues: variables });
}
