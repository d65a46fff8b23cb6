import { useEffect, useState } from "react";
import { fetchDocument } from "#app/browser/loading/fetch-document.ts";
import { logError } from "#app/browser/log.ts";
import { TOPIC_WORDS, toTopicWords } from "./topic-words.ts";

/** So long after the last letter the topics are asked for. */
const PAUSE_MS = 200;

type Found = { title: string; html: string };

/**
 * What `/themen` finds for the words that a reader types: the same HTML that the form would lead to. Null while the page shows what was
 * asked for already, and where nothing comes; the form is still there.
 */
export function useFoundTopics(text: string, asked: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const words = toTopicWords(text);

  useEffect(() => {
    if (words === asked) {
      setFound(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const address = words === "" ? "/themen" : `/themen?${new URLSearchParams({ [TOPIC_WORDS]: words })}`;
        setFound(parseFound(await fetchDocument(address, stop.signal)));
      } catch (error) {
        if (!stop.signal.aborted) logError("Topics could not be looked for", error);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, asked]);

  return found;
}

/** Throws when the document holds no topics. */
function parseFound(page: Document): Found {
  const topics = page.querySelector("[data-topics]");
  if (topics === null) throw new Error("The page holds no topics");
  return { title: topics.querySelector("h2")?.textContent ?? "", html: topics.outerHTML };
}
