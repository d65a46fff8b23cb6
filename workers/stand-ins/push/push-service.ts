/**
 * A push service (RFC 8030) with its browsers: takes what is sent to a subscription, checks who sends it (RFC 8292), and decrypts it as the
 * browser would (RFC 8291). By WebCrypto alone, so that it runs in the tests of the Workers too.
 */
import { base64url, importJWK, jwtVerify } from "jose";

const MAX_BODY_BYTES = 4096;
const MAX_TOKEN_S = 24 * 60 * 60;
const encoder = new TextEncoder();

/** As `PushSubscription.toJSON` has it. */
export type GivenSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };
export type ReceivedNotice = {
  id: string;
  text: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  /** Of the token: who sends. */
  subject: string;
  /** Whole, to tell whether one was used again. */
  token: string;
};
/** What a subscription answers instead of taking a notice. */
export type ScriptedAnswer = { status: 404 | 410 | 413 | 429 | 500 | 503; retryAfter?: string };

type Browser = {
  keys: CryptoKeyPair;
  publicKey: Uint8Array<ArrayBuffer>;
  secret: Uint8Array<ArrayBuffer>;
  /** The site that subscribed: nobody else may send. */
  siteKey: string;
  answers: ScriptedAnswer[];
};

export type PushService = ReturnType<typeof createPushService>;

/** `origin`: where browsers' addresses begin. Each one is under `/push/`. */
export function createPushService(origin: string) {
  const browsers = new Map<string, Browser>();
  const received: ReceivedNotice[] = [];

  return {
    received,

    /** A browser subscribes for the site of that public key. */
    async subscribe(siteKey: string): Promise<GivenSubscription> {
      const keys = (await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ])) as CryptoKeyPair;
      const publicKey = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
      const secret = crypto.getRandomValues(new Uint8Array(16));
      const id = base64url.encode(crypto.getRandomValues(new Uint8Array(18)));
      browsers.set(id, { keys, publicKey, secret, siteKey, answers: [] });
      return { endpoint: `${origin}/push/${id}`, keys: { p256dh: base64url.encode(publicKey), auth: base64url.encode(secret) } };
    },

    /** As many browsers at once, each with an address of its own and all with the same keys: for measurements. */
    async subscribeMany(siteKey: string, count: number): Promise<GivenSubscription[]> {
      const first = await this.subscribe(siteKey);
      const browser = findBrowser(first.endpoint);
      if (browser === undefined) throw new Error("A subscription is not there");
      return Array.from({ length: count }, (_, at) => {
        browsers.set(`many-${at}`, { ...browser, answers: [] });
        return { ...first, endpoint: `${origin}/push/many-${at}` };
      });
    },

    /** The next notices to that address are answered so, one after the other; the last answer of 404 and 410 stays. */
    answerWith(endpoint: string, ...answers: ScriptedAnswer[]): void {
      findBrowser(endpoint)?.answers.push(...answers);
    },

    /** What a push service does with a request to one of its addresses. */
    async receive(request: Request, now = Math.floor(Date.now() / 1000)): Promise<Response> {
      const browser = findBrowser(request.url);
      if (browser === undefined) return refuse(404, "unknown subscription");
      if (request.method !== "POST") return refuse(405, "POST alone");
      const problem = findHeaderProblem(request.headers);
      if (problem !== null) return refuse(400, problem);
      const sender = await verifySender(request.headers.get("authorization") ?? "", { origin, siteKey: browser.siteKey, now });
      if ("problem" in sender) return refuse(sender.status, sender.problem);
      const body = new Uint8Array(await request.arrayBuffer());
      if (body.length > MAX_BODY_BYTES) return refuse(413, "too large");
      const [scripted] = browser.answers;
      if (scripted !== undefined) {
        if (scripted.status !== 404 && scripted.status !== 410) browser.answers.shift();
        const headers: HeadersInit = scripted.retryAfter === undefined ? {} : { "retry-after": scripted.retryAfter };
        return new Response(null, { status: scripted.status, headers });
      }
      const text = await decrypt(body, browser).catch((error: unknown) => ({ problem: String(error) }));
      if (typeof text !== "string") return refuse(400, `cannot be decrypted: ${text.problem}`);
      const id = request.url.slice(request.url.lastIndexOf("/") + 1);
      received.push({
        id,
        text,
        ttl: Number(request.headers.get("ttl")),
        urgency: request.headers.get("urgency") ?? "normal",
        topic: request.headers.get("topic"),
        ...sender,
      });
      return new Response(null, { status: 201, headers: { location: `${origin}/message/${received.length}` } });
    },
  };

  function findBrowser(endpoint: string): Browser | undefined {
    const { pathname } = new URL(endpoint);
    return pathname.startsWith("/push/") ? browsers.get(pathname.slice("/push/".length)) : undefined;
  }
}

function refuse(status: number, problem: string): Response {
  return new Response(problem, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}

function findHeaderProblem(headers: Headers): string | null {
  if (!/^\d{1,10}$/.test(headers.get("ttl") ?? "")) return "TTL is missing";
  if (!["very-low", "low", "normal", "high"].includes(headers.get("urgency") ?? "normal")) return "Urgency is none";
  if (headers.get("content-encoding") !== "aes128gcm") return "Content-Encoding must be aes128gcm";
  if (!/^[\w-]{1,32}$/.test(headers.get("topic") ?? "none")) return "Topic must be base64url of at most 32 characters";
  return null;
}

type Expected = { origin: string; siteKey: string; now: number };
type Sender = { subject: string; token: string };

async function verifySender(
  header: string,
  { origin, siteKey, now }: Expected,
): Promise<Sender | { status: number; problem: string }> {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (token === undefined || key === undefined) return { status: 401, problem: "no token" };
  if (key !== siteKey) return { status: 403, problem: "another site's subscription" };
  const point = base64url.decode(key);
  const jwk = { kty: "EC", crv: "P-256", x: base64url.encode(point.subarray(1, 33)), y: base64url.encode(point.subarray(33)) };
  try {
    const options = { algorithms: ["ES256"], audience: origin, currentDate: new Date(now * 1000) };
    const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), options);
    if (payload.exp === undefined || payload.exp > now + MAX_TOKEN_S) return { status: 403, problem: "exp is too far away" };
    if (!/^(?:mailto:|https:)/.test(payload.sub ?? "")) return { status: 403, problem: "sub is no contact" };
    return { subject: payload.sub ?? "", token };
  } catch (error) {
    return { status: 403, problem: String(error) };
  }
}

/** Of one record, as notices are. */
async function decrypt(body: Uint8Array<ArrayBuffer>, { keys, publicKey, secret }: Browser): Promise<string> {
  const salt = body.slice(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const keyLength = body[20] ?? 0;
  const theirKey = body.slice(21, 21 + keyLength);
  const sealed = body.slice(21 + keyLength);
  if (recordSize < 18 || sealed.length > recordSize) throw new Error("not one record");
  const theirs = await crypto.subtle.importKey("raw", theirKey, { name: "ECDH", namedCurve: "P-256" }, false, []);
  const agreement = { name: "ECDH", public: theirs } as unknown as Parameters<typeof crypto.subtle.deriveBits>[0];
  const shared = await crypto.subtle.deriveBits(agreement, keys.privateKey, 256);
  const input = await derive(shared, secret, [encoder.encode("WebPush: info\0"), publicKey, theirKey], 32);
  const key = await derive(input, salt, [encoder.encode("Content-Encoding: aes128gcm\0")], 16);
  const iv = await derive(input, salt, [encoder.encode("Content-Encoding: nonce\0")], 12);
  const cipher = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, cipher, sealed));
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("the last record does not end");
  return new TextDecoder("utf-8", { fatal: true }).decode(padded.subarray(0, end));
}

async function derive(
  input: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array[],
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", input, "HKDF", false, ["deriveBits"]);
  const joined = Uint8Array.from(info.flatMap((part) => [...part]));
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info: joined }, key, bytes * 8);
}
