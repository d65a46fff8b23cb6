import { type ReactNode, useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import { type NewsRequest, parseMaxAgeMessage } from "#app/domain/municipality-news/news-request.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { type NewsItem, type NewsView, toNewsView } from "./news-view-model.ts";

export type MunicipalityNewsProps = {
  request: NewsRequest;
  /** What the server found. */
  view: NewsView;
  topicsNamespace: string;
  /** Whether posts are as high as their texts; otherwise all have the same height (rules 9). */
  isDynamic: boolean;
  /** Links leave the frame that holds the widget. */
  isFramed: boolean;
  /** The form with the places: it stays the server's. */
  children?: ReactNode;
};

/** News of the chosen place or topic; refetched whenever the choice changes, or the embedding page names a maximum age. */
function MunicipalityNews({
  request: first,
  view: firstView,
  topicsNamespace,
  isDynamic,
  isFramed,
  children,
}: MunicipalityNewsProps) {
  const [request, setRequest] = useState(first);
  const { view, isAsking, hasFailed, askAgain } = useNews(first, firstView, request, topicsNamespace);
  const target = isFramed ? "_blank" : undefined;
  useMaxAgeMessages((maxAge) => setRequest((before) => (before.maxAge === maxAge ? before : { ...before, maxAge })));

  return (
    <>
      <Slot
        onInput={({ target }) => {
          if (target instanceof HTMLSelectElement) setRequest((before) => ({ ...before, municipality: target.value || null }));
        }}
      >
        {children}
      </Slot>
      <div role="status" aria-busy={isAsking} className={isAsking ? "mt-5 opacity-60" : "mt-5"}>
        {hasFailed ? (
          <p className="space-y-3">
            <span className="block">Die Meldungen lassen sich gerade nicht laden.</span>
            <Button type="button" tone="quiet" onClick={askAgain}>
              Noch einmal versuchen
            </Button>
          </p>
        ) : (
          <NewsList items={view.items} room={isDynamic ? 0 : request.maxPosts} target={target} />
        )}
      </div>
      <p className="mt-5">
        <ButtonLink href={view.button.link} target={target} rel="noopener">
          {view.button.text}
        </ButtonLink>
      </p>
    </>
  );
}

function useNews(first: NewsRequest, firstView: NewsView, request: NewsRequest, topicsNamespace: string) {
  const [state, setState] = useState({ view: firstView, isAsking: false, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (request === first && attempt === 0) return;
    const asking = new AbortController();
    setState(({ view }) => ({ view, isAsking: true, hasFailed: false }));
    // Comes with the first change: most readers make none.
    import("./fetch-news.client.ts")
      .then(({ fetchNews }) => fetchNews(request, topicsNamespace, asking.signal))
      .then((news) => {
        if (!asking.signal.aborted) setState({ view: toNewsView(news, request, new Date()), isAsking: false, hasFailed: false });
      })
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        logError("The news of a place cannot be had", error);
        setState({ view: toNewsView(null, request, new Date()), isAsking: false, hasFailed: true });
      });
    // The previous request is outdated.
    return () => asking.abort();
  }, [first, request, attempt, topicsNamespace]);
  return { ...state, askAgain: () => setAttempt(attempt + 1) };
}

function useMaxAgeMessages(onMaxAge: (days: number) => void): void {
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const days = source === window.parent ? parseMaxAgeMessage(data) : null;
      if (days !== null) onMaxAge(days);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  });
}

type NewsListProps = {
  items: readonly NewsItem[];
  /** So many places of one height there are, whatever there is to show; 0: posts are as high as their texts. */
  room: number;
  target: string | undefined;
};

function NewsList({ items, room, target }: NewsListProps) {
  const isDynamic = room === 0;
  if (items.length === 0) return <p className="text-soft">Zurzeit gibt es hier keine Meldungen.</p>;
  return (
    <ul className="grid gap-5">
      {items.map((item) => (
        <li key={item.id} className={isDynamic ? "flex gap-4" : "flex h-[105px] gap-4 overflow-hidden"}>
          <div className="min-w-0 flex-1">
            <h2 className={`font-serif text-[1.0625rem] leading-[1.25] font-semibold ${isDynamic ? "" : "line-clamp-3"}`}>
              <a href={item.link} target={target} rel="noopener" className="underline-hover">
                {item.title}
              </a>
            </h2>
            <p className="mt-1 truncate text-[0.875rem] text-soft">
              <time dateTime={item.date.iso}>{item.date.text}</time>
              {item.topic !== null && (
                <>
                  {DOT}
                  <a href={item.topic.link} target={target} rel="noopener" className="underline-hover">
                    {item.topic.title}
                  </a>
                </>
              )}
            </p>
          </div>
          {item.picture !== null && (
            <div className="h-[105px] w-[30%] max-w-[140px] flex-none">
              <Picture picture={item.picture} className="h-full w-full rounded-xs bg-surface object-cover" isShaped />
            </div>
          )}
        </li>
      ))}
      {Array.from({ length: Math.max(0, room - items.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <li key={index} className="h-[105px]" aria-hidden="true" />
      ))}
    </ul>
  );
}

export const MunicipalityNewsIsland = defineIsland("municipality-news", MunicipalityNews);
