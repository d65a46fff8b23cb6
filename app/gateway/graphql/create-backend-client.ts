import { toAuthorization } from "#app/domain/session/auth-token.ts";
import { answerWithin } from "#app/gateway/backend/answer-within.ts";
import { type BackendGuard, BackendRests, isThere, noGuard } from "#app/gateway/backend/backend-guard.ts";
import { CACHE_TAGS_HEADER, CACHE_UNTIL_HEADER, parseCacheTags, parseCacheUntil } from "#app/gateway/backend/cache-tags.ts";
import { createHttpClient, type HttpClient } from "#app/gateway/backend/http-client.ts";
import { isJsonType } from "#app/gateway/backend/is-json-type.ts";
import { CALLER_HEADER, type SignCaller } from "#app/gateway/grants/sign-caller.ts";
import { listPairHeaders } from "#app/gateway/session/handed-over-cookies.ts";
import { type Answer, type AskTogether, createAskTogether, type Overflow } from "#graphql/client/batches/ask-together.ts";
import { BackendFailure } from "#graphql/client/errors/backend-failure.ts";
import type { FittedDocuments } from "#graphql/client/fit/send-fitted.ts";
import { createKnownDocuments, type KnownDocuments } from "#graphql/client/persisted-documents.ts";
import { logWarning } from "#shared/log/log.ts";

/** The back end as one request sees it. */
export type BackendClient = {
  /** GraphQL operations, as one request. */
  askTogether: AskTogether;
  /** A path of the back end, or its full address. */
  rest: HttpClient;
  /** GETs a path with the portal's token on the caller, for answers of which the headers matter. Rejects without one, or on an error. */
  getAnswer: (path: string) => Promise<Response>;
  /** From now on the portal's token says that the reader registers within a checkout of this portal. */
  vouchForCheckout: () => void;
  /** How the back end failed last, as the status that a form's answer gets; null while it answers. */
  failure: () => FailureStatus | null;
  /** Requests sent so far; a page must get by with one. */
  roundTrips: () => number;
  /** The contents that the answers so far were made of, as the back end names them (decision 7); none where it names none. */
  cacheTags: () => string[];
  /** When the first of them changes by itself, in milliseconds since 1970; null when none does. */
  cacheUntil: () => number | null;
  /** Set-Cookie headers for the reader's pair that came with the answers to operations. */
  pairHeaders: () => readonly string[];
};

/** Wrong answers, none, none in time. */
export type FailureStatus = 502 | 503 | 504;

type SendToBackend = (request: Request) => Promise<Response>;

/** What the back end is told of the reader: the signed token on the caller, and the Authorization of every request (rules 6). */
export type ReaderCredentials = { signCaller: SignCaller; authorization: string };

const silentReader: ReaderCredentials = { signCaller: async () => null, authorization: toAuthorization(null) };

/** `address` begins every address of the back end, and of no other host. */
type Learned = { known: KnownDocuments; fitted: FittedDocuments; address: string };

/** What was learned of a back end; it ends with the isolate at the latest. */
const learnedByOrigin = new Map<string, Learned>();

function learn(origin: string): Learned {
  const learned = { known: createKnownDocuments(), fitted: createFitted(), address: `${new URL(origin).origin}/` };
  learnedByOrigin.set(origin, learned);
  return learned;
}

function createFitted(): FittedDocuments {
  return Object.assign(new Map(), { tell: (message: string) => logWarning(message) });
}

/**
 * `send` reaches the back end; `origin` is its address, also for a service binding (any host will do there). `overflow` says
 * what comes of a page that asks more than one request can hold, `guard` whether the back end is asked at all.
 */
export function createBackendClient(
  origin: string,
  send: SendToBackend,
  timeoutMs: number,
  { signCaller, authorization }: ReaderCredentials = silentReader,
  overflow: Overflow = "another request",
  guard: BackendGuard = noGuard,
): BackendClient {
  let roundTrips = 0;
  let failure: FailureStatus | null = null;
  let isInCheckout = false;
  const cacheTags = new Set<string>();
  let cacheUntil: number | null = null;
  const pairHeaders: string[] = [];
  const { known, fitted, address } = learnedByOrigin.get(origin) ?? learn(origin);

  async function guarded(call: () => Promise<Response>): Promise<Response> {
    try {
      return await guard(call, isThere);
    } catch (error) {
      if (error instanceof BackendRests) failure ??= 503;
      throw error;
    }
  }

  async function sendSigned(request: Request): Promise<Response> {
    const caller = await signCaller({ isInCheckout });
    if (caller !== null) request.headers.set(CALLER_HEADER, caller);
    return sendCounted(request);
  }

  async function sendCounted(request: Request): Promise<Response> {
    // Once is long enough for a reader to wait.
    if (failure === 504) throw new DOMException("The back end did not answer before", "AbortError");
    request.signal.addEventListener("abort", () => {
      failure = 504;
    });
    roundTrips += 1;
    // A call may bring another; and the reader's token is for the back end alone.
    if (!request.headers.has("authorization") && request.url.startsWith(address))
      request.headers.set("authorization", authorization);
    try {
      const answer = await send(request);
      failure = decideFailure(request, answer) ?? failure;
      for (const tag of parseCacheTags(answer.headers.get(CACHE_TAGS_HEADER))) cacheTags.add(tag);
      const until = parseCacheUntil(answer.headers.get(CACHE_UNTIL_HEADER));
      if (until !== null) cacheUntil = Math.min(until, cacheUntil ?? until);
      return answer;
    } catch (error) {
      failure ??= 503;
      throw error;
    }
  }

  async function post(body: string, { hasMutation }: { hasMutation: boolean }): Promise<Response> {
    const headers = new Headers({
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
    });
    if (hasMutation) headers.set("x-mutation", "true");
    try {
      const answer = await guarded(() =>
        answerWithin(timeoutMs, (signal) =>
          sendSigned(new Request(`${origin}/graphql`, { method: "POST", body, signal, headers, redirect: "manual" })),
        ),
      );
      pairHeaders.push(...listPairHeaders(answer.headers));
      return answer;
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === "AbortError")
        throw new BackendFailure("timeout", `The back end did not answer within ${timeoutMs} ms`, { cause });
      throw new BackendFailure("unreachable", "The back end cannot be reached", { cause });
    }
  }

  const ask = createAskTogether(post, known, overflow, fitted);

  const client = createHttpClient(
    (input, init) => {
      const request = new Request(input, init);
      return request.method === "POST" ? sendSigned(request) : sendCounted(request);
    },
    timeoutMs,
    origin,
    (call, target) => (toAddress(target).startsWith(address) ? guarded(call) : call()),
  );

  return {
    async askTogether(questions) {
      const answers = await ask(questions);
      // An answer may begin well, and break off or make no sense.
      for (const answer of answers as (Answer<unknown> | null)[]) failure ??= toFailure(answer?.error?.networkError);
      return answers;
    },
    rest: client,
    async getAnswer(path) {
      const caller = await signCaller({ isInCheckout });
      const headers = new Headers(caller === null ? {} : { [CALLER_HEADER]: caller });
      return client.answer(path, { redirect: "manual", headers });
    },
    vouchForCheckout: () => {
      isInCheckout = true;
    },
    failure: () => failure,
    roundTrips: () => roundTrips,
    cacheTags: () => [...cacheTags],
    cacheUntil: () => cacheUntil,
    pairHeaders: () => pairHeaders,
  };
}

function toAddress(target: RequestInfo | URL): string {
  return target instanceof Request ? target.url : new URL(target).href;
}

function toFailure(error: Error | undefined): FailureStatus | null {
  if (!(error instanceof BackendFailure)) return null;
  if (error.kind === "timeout") return 504;
  return error.kind === "unreachable" ? 503 : 502;
}

/** Calls answer JSON; what is fetched for its headers is for its caller to judge. */
function decideFailure({ method }: Request, { status, headers }: Response): FailureStatus | null {
  if (status >= 500) return status === 503 || status === 504 ? status : 502;
  return method === "POST" && !isJsonType(headers.get("content-type")) ? 502 : null;
}
