/**
 * One live ticker (decision 67): the only writer of its entries while the newsroom edits them, and its readers. The post's text in D1 is
 * what is stored; the object keeps websockets, and for a moment what it read last.
 */

import { logError } from "#shared/log/log.ts";
import { splitText } from "#workers/backend/content/records/split-text.ts";
import {
  type TickerDifference,
  type TickerEdit,
  type TickerState,
  toCatchUp,
  toDifference,
  toTickerState,
} from "#workers/backend/content/tickers/ticker-state.ts";
import type { SplitText } from "#workers/backend/content/write/write-ticker.ts";
import { parseBearerToken } from "#workers/backend/ground/caller/parse-caller.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import { readPost } from "#workers/backend/ground/database/tables/posts/posts.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { type EditOutcome, NO_TICKER, type TickerObject } from "#workers/backend/newsroom/tickers/ticker-object.ts";
import { type ChangeView, toChangeView } from "#workers/backend/newsroom/tickers/to-change-view.ts";
import { type AccessFacts, decideAccess } from "#workers/backend/readers/access/decide-access.ts";
import { readAbo } from "#workers/backend/readers/access/read-abo.ts";
import type { Connection, Operation } from "#workers/ticker/connection.ts";
import { type Admission, LiveObject } from "#workers/ticker/live-object.ts";
import type { Subscription } from "./subscription.ts";

/** `whole`: readers who have paid for the whole post; `free`: all others, who also get the whole of a free post. */
type Audience = "whole" | "free";
const audiences: readonly Audience[] = ["whole", "free"];
type Tickers = Record<Audience, TickerState | null>;
type Kept = { isPremium: boolean; tickers: Tickers; at: number };

/** Many readers who arrive at once cost one read of the database. */
const KEPT_MS = 1000;
/** A subscription or a session may end: after this the access of paying readers is checked again. */
const ACCESS_MS = 60 * 60_000;

export class Ticker extends LiveObject<Env> implements TickerObject {
  private kept: Kept | null = null;
  private reading: Promise<Kept | null> | null = null;
  private lastEdit: Promise<unknown> = Promise.resolve();

  /** Stores an edit, tells the readers, and purges its pages; one edit after the other. A `written` edit is on disk. */
  edit(postId: number, edit: TickerEdit): Promise<EditOutcome> {
    return this.doNext(() => this.write(postId, edit));
  }

  /** Tells the readers how another writer, such as an import, has changed the text. */
  refresh(postId: number): Promise<void> {
    return this.doNext(() => this.tellAnew(postId));
  }

  private doNext<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.lastEdit.then(work);
    this.lastEdit = done.catch(() => undefined);
    return done;
  }

  private async tellAnew(postId: number): Promise<void> {
    const before = this.kept;
    this.kept = null;
    if (this.ctx.getWebSockets().length === 0) return;
    const after = await this.readTickers(postId);
    if (after !== null) await this.tell(before?.tickers ?? { whole: null, free: null }, after.tickers, after.isPremium);
  }

  private async write(postId: number, edit: TickerEdit): Promise<EditOutcome> {
    const { writeTicker } = await import("#workers/backend/content/write/write-ticker.ts");
    const written = await writeTicker(this.env.DB, postId, edit, new Date());
    if (written.kind !== "written") return written;
    try {
      await this.tell(toTickers(written.before), toTickers(written.after), written.isPremium);
    } catch (error) {
      // The edit is stored: readers get it with the next change, or when they connect again.
      logError("The readers of a ticker were not told", error, { postId });
    }
    await announceChange(this.env, written.touched);
    return { kind: "written", entry: written.entry };
  }

  private async tell(before: Tickers, after: Tickers, isPremium: boolean): Promise<void> {
    const { toResult } = await readSubscriptions();
    const queries = createQueries(this.env.DB);
    const views = new Map<string, ChangeView>();
    for (const audience of audiences) {
      const difference = toNews(this.kept?.tickers[audience] ?? before[audience], after[audience]);
      if (difference !== null) views.set(audience, await toChangeView(queries, difference));
    }
    // Subscribers admitted from here on start with the state after the change.
    this.kept = { isPremium, tickers: after, at: Date.now() };
    this.reading = null;
    this.publish((audience, operation) => {
      const view = views.get(audience);
      return view === undefined ? null : toResult(operation, view);
    }, after.whole?.isOver === true);
  }

  protected override async digestToken(authorization: string): Promise<string | null> {
    const token = parseBearerToken(new Request("http://reader", { headers: { authorization } }));
    return token === null ? null : digestSecret(token);
  }

  protected override async admit({ subject, tokenDigest }: Connection, operation: Operation): Promise<Admission> {
    if (subject === NO_TICKER) return refuse("A ticker has an address of its own: /graphql?ticker={post_id}", "BAD_USER_INPUT");
    const postId = Number(subject);
    const { parseSubscription } = await readSubscriptions();
    const subscription = parseSubscription(operation, postId);
    if ("errors" in subscription) return { kind: "refused", errors: subscription.errors };
    const kept = await this.read(postId);
    if (kept?.tickers.whole == null) return refuse(`There is no ticker: ${postId}`, "NOT_FOUND");
    const { isPremium } = kept;
    const { granted } = decideAccess(await this.readFacts(isPremium, tokenDigest));
    // A free post may become a premium one while it is read: only readers who paid get the whole of it.
    const audience = isPremium && granted ? "whole" : "free";
    if (kept.tickers[audience] === null) return refuse("This ticker is for subscribers", "FORBIDDEN");
    return {
      kind: "admitted",
      operation: subscription.operation,
      audience,
      until: audience === "whole" ? Date.now() + ACCESS_MS : null,
      first: () => this.greet(postId, audience, subscription),
    };
  }

  private async greet(postId: number, audience: Audience, { operation, since }: Subscription) {
    const { toResult } = await readSubscriptions();
    const kept = await this.read(postId);
    const state = kept?.tickers[audience] ?? { entries: [], isOver: true };
    const view = await toChangeView(createQueries(this.env.DB), toCatchUp(state, since));
    return { result: toResult(operation, view), isPresent: () => kept === null || this.kept?.tickers === kept.tickers };
  }

  private async readFacts(isPremium: boolean, tokenDigest: string | null): Promise<AccessFacts> {
    if (!isPremium || tokenDigest === null) return { isPremium, abo: null, grant: null };
    const abo = await readAbo(createQueries(this.env.DB), tokenDigest, Math.floor(Date.now() / 1000));
    return { isPremium, abo, grant: null };
  }

  /** What the database holds, or held within the last second. */
  private async read(postId: number): Promise<Kept | null> {
    if (this.kept !== null && Date.now() - this.kept.at < KEPT_MS) return this.kept;
    const reading = this.reading ?? this.readTickers(postId);
    this.reading = reading;
    try {
      const read = await reading;
      // An edit that was published in the meantime is newer.
      if (this.reading === reading) this.kept = read;
      return this.kept ?? read;
    } finally {
      if (this.reading === reading) this.reading = null;
    }
  }

  private async readTickers(postId: number): Promise<Kept | null> {
    const queries = createQueries(this.env.DB);
    const now = Date.now();
    const [row, body] = await Promise.all([readPost(queries, postId, Math.floor(now / 1000)), readBody(queries, postId)]);
    if (row === null) return null;
    const isPremium = row.is_premium === 1;
    return { isPremium, tickers: toTickers(splitText(body, isPremium)), at: now };
  }
}

/** The whole schema comes with them, which a new isolate need not have before its first question. */
const readSubscriptions = () => import("./subscription.ts");

function toTickers({ whole, free }: SplitText): Tickers {
  return { whole: toTickerState(whole), free: toTickerState(free) };
}

/** Null without a ticker in the new text, or without a difference. */
function toNews(before: TickerState | null, after: TickerState | null): TickerDifference | null {
  if (after === null) return null;
  return before === null ? toCatchUp(after, null) : toDifference(before, after);
}

function refuse(message: string, code: string): Admission {
  return { kind: "refused", errors: [{ message, extensions: { code } }] };
}
