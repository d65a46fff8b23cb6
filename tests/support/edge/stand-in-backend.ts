/**
 * A stand-in for a publisher's back end: a real HTTP server that speaks GraphQL over HTTP (batches, persisted
 * documents) with canned answers, and fails in every way a real one does when told to. It notes what it was asked.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type GraphqlResult = { data?: unknown; errors?: { message: string; extensions?: Record<string, unknown> }[] };
type CannedAnswer = (variables: Record<string, unknown>) => GraphqlResult;
/** By name of the operation. */
export type Answers = Record<string, CannedAnswer>;

export type AskedOperation = {
  operationName: string;
  query?: string;
  variables: Record<string, unknown>;
  extensions?: { persistedQuery?: { sha256Hash: string } };
};
export type RestAnswer = {
  status?: number;
  type?: string;
  setCookies?: string[];
  headers?: Record<string, string>;
  body: unknown;
};
export type AskedRequest = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };

/** How it behaves: as it should, so when it is told to, never answering, stopping in the middle, closing the connection, or always with the same. */
export type Behaviour =
  | { kind: "answers" }
  | { kind: "answers once"; told: Promise<unknown> }
  | { kind: "silent" }
  | { kind: "stops halfway" }
  | { kind: "hangs up" }
  | { kind: "one result for all"; result: GraphqlResult }
  | { kind: "fixed"; status: number; type: string; body: string };

export type StandIn = {
  origin: string;
  behave: (behaviour: Behaviour) => void;
  /** Another answer for one operation. */
  answer: (operationName: string, answer: CannedAnswer) => void;
  /** An answer for one path of REST, which otherwise echoes. */
  answerRest: (path: string, answer: (request: AskedRequest) => RestAnswer) => void;
  /** What GraphQL's answers say that they are made of (x-cache-tags); nothing at first. */
  nameContents: (tags: string) => void;
  /** Set-Cookie headers of GraphQL's answers; none at first. */
  setCookies: (headers: readonly string[]) => void;
  /** Forgets every persisted document, as after a restart. */
  forgetDocuments: () => void;
  /** What was asked since the last reset. */
  requests: AskedRequest[];
  operations: () => AskedOperation[];
  /** Back to canned answers, nothing asked yet; documents stay known. */
  reset: () => void;
  /** Refuses connections until `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

const notFound: GraphqlResult = {
  errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
};

export async function startStandIn(canned: Answers): Promise<StandIn> {
  const documents = new Set<string>();
  const requests: AskedRequest[] = [];
  let answers = canned;
  let restAnswers: Record<string, (request: AskedRequest) => RestAnswer> = {};
  let behaviour: Behaviour = { kind: "answers" };
  let cacheTags = "";
  let setCookies: readonly string[] = [];
  let server: Server | null = null;
  let port = 0;

  function answerOperation(asked: AskedOperation): GraphqlResult {
    return behaviour.kind === "one result for all" ? behaviour.result : findAnswer(asked);
  }

  function findAnswer({ operationName, query, variables, extensions }: AskedOperation): GraphqlResult {
    const hash = extensions?.persistedQuery?.sha256Hash ?? "";
    if (query === "{ __typename }") return { data: { __typename: "Query" } };
    if (query === undefined && !documents.has(hash)) return notFound;
    documents.add(hash);
    return answers[operationName]?.(variables) ?? { errors: [{ message: `No canned answer for ${operationName}` }] };
  }

  function handle(request: AskedRequest, response: ServerResponse): void {
    switch (behaviour.kind) {
      case "silent":
        break;
      case "hangs up":
        response.destroy();
        break;
      case "stops halfway":
        response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
        response.write('{"data":');
        break;
      case "fixed":
        send(response, behaviour.status, behaviour.type, behaviour.body);
        break;
      case "answers once":
        void behaviour.told.then(() => answerInOrder(request, response));
        break;
      case "one result for all":
      case "answers":
        answerInOrder(request, response);
    }
  }

  function answerInOrder(request: AskedRequest, response: ServerResponse): void {
    if (request.path === "/graphql") answerGraphql(request, response);
    else answerRest(request, response);
  }

  function answerRest(request: AskedRequest, response: ServerResponse): void {
    const answer = restAnswers[request.path.split("?")[0] ?? ""]?.(request);
    if (answer === undefined) echo(request, response);
    else sendRest(response, answer);
  }

  function answerGraphql(request: AskedRequest, response: ServerResponse): void {
    const asked: AskedOperation | AskedOperation[] = JSON.parse(request.body);
    if (cacheTags !== "") response.setHeader("x-cache-tags", cacheTags);
    if (setCookies.length > 0) response.setHeader("set-cookie", setCookies);
    sendJson(response, Array.isArray(asked) ? asked.map(answerOperation) : answerOperation(asked));
  }

  async function start(): Promise<void> {
    server = createServer(async (message, response) => {
      const request = {
        method: message.method ?? "",
        path: message.url ?? "",
        headers: message.headers,
        body: await read(message),
      };
      requests.push(request);
      handle(request, response);
    });
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve));
    server?.closeAllConnections();
    await closed;
  }

  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    behave: (next) => {
      behaviour = next;
    },
    answer: (operationName, answer) => {
      answers = { ...answers, [operationName]: answer };
    },
    answerRest: (path, answer) => {
      restAnswers = { ...restAnswers, [path]: answer };
    },
    nameContents: (tags) => {
      cacheTags = tags;
    },
    setCookies: (headers) => {
      setCookies = headers;
    },
    forgetDocuments: () => documents.clear(),
    requests,
    operations: () =>
      requests.filter(({ path }) => path === "/graphql").flatMap(({ body }): AskedOperation[] => [JSON.parse(body)].flat()),
    reset: () => {
      behaviour = { kind: "answers" };
      answers = canned;
      restAnswers = {};
      cacheTags = "";
      setCookies = [];
      requests.length = 0;
    },
    start,
    stop,
  };
}

/** REST and media: says what arrived, with headers that a back end may well set. */
function echo(request: AskedRequest, response: ServerResponse): void {
  if (request.path.startsWith("/media/trickle")) {
    trickle(response);
  } else if (request.path.startsWith("/media/")) {
    response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "public, max-age=60", etag: '"e1"' });
    response.end(Buffer.from([0xff, 0xd8, 0xff, 0x00]));
  } else {
    response.setHeader("x-wp-total", "7");
    sendJson(response, request);
  }
}

function sendRest(response: ServerResponse, answer: RestAnswer): void {
  const { status = 200, type = "application/json", setCookies = [], headers = {}, body } = answer;
  response.writeHead(status, { ...headers, "content-type": type, "set-cookie": setCookies });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** A picture on a slow line: a piece every 100 ms for 1.5 seconds. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/jpeg" });
  let pieces = 0;
  const timer = setInterval(() => {
    pieces += 1;
    response.write("0123456789");
    if (pieces < 15) return;
    clearInterval(timer);
    response.end();
  }, 100);
  response.once("close", () => clearInterval(timer));
}

function sendJson(response: ServerResponse, body: unknown): void {
  send(response, 200, "application/json", JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "content-type": type });
  response.end(body);
}

async function read(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
