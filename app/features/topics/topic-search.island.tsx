import { type ReactNode, useEffect, useRef, useState } from "react";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { MAX_TOPIC_WORDS, TOPIC_WORDS } from "./topic-words.ts";
import { useFoundTopics } from "./use-found-topics.ts";

type TopicSearchProps = {
  /** What the page was asked for. */
  words: string;
  /** The topics as the page has them. */
  children?: ReactNode;
};

/** The field that looks for topics: a form, and with script what it finds while the reader types. */
function TopicSearch({ words: asked, children }: TopicSearchProps) {
  const [words, setWords] = useState(asked);
  const inputRef = useRef<HTMLInputElement>(null);
  // The text that was typed before hydration.
  useEffect(() => setWords(inputRef.current?.value ?? ""), []);
  const found = useFoundTopics(words, asked);
  return (
    <>
      <search className="mb-8 block max-w-[46rem] print:hidden">
        <form method="get" action="/themen">
          <label htmlFor="themen-q" className="mb-1 block font-semibold">
            Thema suchen
          </label>
          <div className="flex gap-2">
            <input
              id="themen-q"
              type="search"
              name={TOPIC_WORDS}
              ref={inputRef}
              defaultValue={asked}
              onChange={(event) => setWords(event.currentTarget.value)}
              maxLength={MAX_TOPIC_WORDS}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-12 w-full min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]"
            />
            <Button type="submit" size="l">
              Suchen
            </Button>
          </div>
        </form>
      </search>
      {/* The slot stays, so that its HTML is there again when the field is emptied. */}
      <div hidden={found !== null}>
        <Slot>{children}</Slot>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what this site's own page holds */}
      {found !== null && <div dangerouslySetInnerHTML={{ __html: toTrustedHtml(found.html) }} />}
      <p className="sr-only" role="status">
        {found?.title}
      </p>
    </>
  );
}

export const TopicSearchIsland = defineIsland("topic-search", TopicSearch);
