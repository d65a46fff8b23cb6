/** The object of a live ticker (decision 67), as its callers know it; doors/websocket/ticker.ts is what it does. */
import type { TickerEntry } from "#workers/backend/content/records/content-block.ts";
import type { TickerEdit } from "#workers/backend/content/tickers/ticker-state.ts";
import type { Env } from "#workers/backend/ground/env.ts";

export type EditOutcome =
  | { kind: "written"; entry: TickerEntry | null }
  /** The call has come before: it stands there. */
  | { kind: "known"; entry: TickerEntry }
  | { kind: "unchanged" | "unknown post" | "conflict" }
  | { kind: "refused"; reason: string };

export type TickerObject = Rpc.DurableObjectBranded & {
  edit(postId: number, edit: TickerEdit): Promise<EditOutcome>;
  refresh(postId: number): Promise<void>;
};

/** Of the post with this id. */
export function findTickerObject({ TICKERS }: Env, postId: number | string): DurableObjectStub<TickerObject> {
  return (TICKERS as DurableObjectNamespace<TickerObject>).getByName(String(postId));
}
