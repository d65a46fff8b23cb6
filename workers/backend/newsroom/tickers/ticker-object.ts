/** The object of a live ticker (decision 67), as its callers know it; doors/websocket/ticker.ts is what it does. */
import type { TickerEntry } from "#shared/content/content-block.ts";
import type { TickerEdit } from "#workers/backend/content/tickers/ticker-state.ts";
import type { TickerWritten } from "#workers/backend/content/write/write-ticker.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/** As the writer's, without the text. */
export type EditOutcome = { kind: "written"; entry: TickerEntry | null } | Exclude<TickerWritten, { kind: "written" }>;

export type TickerObject = Rpc.DurableObjectBranded & {
  edit(postId: number, edit: TickerEdit): Promise<EditOutcome>;
  refresh(postId: number): Promise<void>;
};

/** In place of a post's id: the object that websockets come to which name no ticker. */
export const NO_TICKER = "0";

/** Of the post with this id. */
export function findTickerObject({ TICKERS }: Env, postId: number | string): DurableObjectStub<TickerObject> {
  return (TICKERS as DurableObjectNamespace<TickerObject>).getByName(String(postId));
}
