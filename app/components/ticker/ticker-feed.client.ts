/** Where the news of a ticker come from: a subscription, and where that does not work the same question again and again. */
import { useEffect, useReducer, useRef, useState } from "react";
import { useClient, useSubscription } from "urql";
import { logError } from "#app/browser/log.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetTickerDocument, type TickerNewsFragment, WatchTickerDocument } from "#graphql/generated/operations.ts";
import { parseNews } from "./parse-news.client.ts";
import { firstLine, nextTickerLine } from "./ticker-line.ts";
import type { TickerNews } from "./ticker-state.ts";

/** Without a websocket, and only while somebody looks. */
export const POLL_MS = 30_000;
/** Each try is six connections at growing distances. */
const RETRY_MS = 120_000;

type TickerFeedProps = {
  postId: number;
  /** Names what is known. */
  cursor: string;
  onNews: (news: TickerNews) => void;
};

/** What came, in order: React shows the last of several at once, and none may be missing. */
type Log = readonly TickerNewsFragment[];

/** Shows nothing. Is to be taken away when the ticker is over. */
export function TickerFeed({ postId, cursor, onNews }: TickerFeedProps): null {
  // What is known when the page begins; a websocket that is opened again starts from there, and news twice are no news.
  const [since] = useState(cursor);
  const [{ isListening, isPolling }, dispatch] = useReducer(nextTickerLine, firstLine);
  const heard = useRef(0);
  const take = useOrdered(onNews);

  const [{ data: log, error }] = useSubscription(
    { query: toTypedDocument(WatchTickerDocument), variables: { id: postId, since }, pause: !isListening },
    (before: Log = [], { tickerChanged }): Log => [...before, tickerChanged],
  );
  useEffect(() => {
    for (const news of (log ?? []).slice(heard.current)) take(news);
    heard.current = log?.length ?? 0;
    if (heard.current > 0) dispatch("heard");
  }, [log, take]);
  // There is no endpoint, or no connection after all tries. For readers without access the operation fails, and polling does not start.
  useEffect(() => {
    if (error?.networkError) dispatch("failed");
  }, [error]);
  useRetries(!isListening, dispatch);
  usePolling(isPolling, postId, cursor, take);
  return null;
}

/** One after the other: texts are sanitised, for which the sanitiser has to come. */
function useOrdered(onNews: (news: TickerNews) => void): (news: TickerNewsFragment) => void {
  const latest = useRef(onNews);
  latest.current = onNews;
  const last = useRef(Promise.resolve());
  const [take] = useState(() => (news: TickerNewsFragment) => {
    last.current = last.current
      .then(async () => latest.current(await parseNews(news)))
      .catch((failure: unknown) => logError("The news of a ticker could not be shown", failure));
  });
  return take;
}

/** Tries the websocket again when the device says that it is on the net, and now and then: servers come back without a word. */
function useRetries(isWanted: boolean, dispatch: (event: "retry") => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const retry = () => dispatch("retry");
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [isWanted, dispatch]);
}

function usePolling(isPolling: boolean, postId: number, cursor: string, take: (news: TickerNewsFragment) => void): void {
  const client = useClient();
  const since = useRef(cursor);
  since.current = cursor;
  useEffect(() => {
    if (!isPolling) return;
    let isWanted = true;
    async function ask(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      const variables = { id: postId, since: since.current };
      // What failed is logged by the client; the next question comes in its time.
      const { data } = await client.query(toTypedDocument(GetTickerDocument), variables, { requestPolicy: "network-only" });
      if (isWanted && data?.ticker) take(data.ticker);
    }
    const timer = setInterval(() => void ask(), POLL_MS);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    void ask();
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [isPolling, postId, client, take]);
}
