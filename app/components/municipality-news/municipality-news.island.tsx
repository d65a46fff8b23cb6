import { type ReactNode, useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { applyMaxAge, type NewsChoice } from "#app/domain/municipality/municipality-news.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/slot.tsx";
import { municipalityStore } from "#app/islands/stores/municipality-store.ts";
import { useStore } from "#app/islands/stores/use-store.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { NewsView } from "./municipality-news.ts";
import { NewsRow } from "./news-row.tsx";

type MunicipalityNewsProps = {
  choice: NewsChoice;
  view: NewsView;
  /** Of the REST path of topics (rules 7.2.6). */
  topicsNamespace: string;
  /** Posts are as high as they are; otherwise each has its height, and missing ones keep their place (rules 9.13). */
  isDynamic: boolean;
  /** Links leave the frame that this stands in. */
  isFramed: boolean;
  /** The form that chooses the municipality: it stays the server's. */
  children?: ReactNode;
};

/** How the site around the frame says how old news may be (rules 5.25). */
const MAX_AGE_MESSAGE = "talblick:max-age";

/** News of a municipality or a topic (rules 2.5.9), asked for anew when the choice changes. */
function MunicipalityNews({
  choice: first,
  view: firstView,
  topicsNamespace,
  isDynamic,
  isFramed,
  children,
}: MunicipalityNewsProps) {
  const [choice, setChoice] = useState(first);
  const [shown, setShown] = useState({ view: firstView, of: JSON.stringify(first) });
  const [hasFailed, setFailed] = useState(false);
  const city = useStore(municipalityStore, first.municipality);
  const wanted: NewsChoice = { ...choice, municipality: choice.municipality ?? city };
  const key = JSON.stringify(wanted);
  const isBusy = shown.of !== key && !hasFailed;

  useEffect(() => {
    function follow({ source, data }: MessageEvent): void {
      if (source === window.parent && Object(data).type === MAX_AGE_MESSAGE)
        setChoice((before) => applyMaxAge(before, Object(data).days));
    }
    window.addEventListener("message", follow);
    return () => window.removeEventListener("message", follow);
  }, []);

  useEffect(() => {
    if (shown.of === key) return;
    let isOutdated = false;
    async function load(): Promise<void> {
      try {
        const { loadMunicipalityNews } = await import("./load-municipality-news.client.ts");
        const view = await loadMunicipalityNews(JSON.parse(key) as NewsChoice, topicsNamespace);
        if (!isOutdated) setShown({ view, of: key });
      } catch (error) {
        logError("The municipality's news cannot be had", error);
        if (!isOutdated) setFailed(true);
      }
    }
    setFailed(false);
    void load();
    return () => {
      isOutdated = true;
    };
  }, [key, shown.of, topicsNamespace]);

  function choose({ target }: { target: EventTarget }): void {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    setChoice((before) => ({ ...before, municipality: value === NO_MUNICIPALITY ? null : value }));
  }

  const { posts, button } = shown.view;
  const missing = isDynamic ? 0 : Math.max(0, choice.maxPosts - posts.length);
  const target = isFramed ? "_blank" : undefined;
  return (
    <>
      <form method="get" onInput={choose} className="mb-4">
        <Slot>{children}</Slot>
      </form>
      {hasFailed && (
        <Notice as="p" tone="live" role="alert" className="mb-4">
          Die Nachrichten können gerade nicht geladen werden.
        </Notice>
      )}
      <div aria-busy={isBusy || undefined} aria-live="polite">
        {posts.length === 0 && <p className="text-soft">Hier gibt es noch keine Nachrichten.</p>}
        <ul className="flex flex-col gap-5">
          {posts.map((post) => (
            <NewsRow key={post.id} post={post} isDynamic={isDynamic} target={target} />
          ))}
          {Array.from({ length: missing }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <li key={index} className="h-[105px]" aria-hidden="true" />
          ))}
        </ul>
      </div>
      <p className="mt-5">
        <ButtonLink href={button.link} target={target} rel="noopener">
          {button.text}
        </ButtonLink>
      </p>
    </>
  );
}

export const MunicipalityNewsIsland = defineIsland("municipality-news", MunicipalityNews);
