/** What an event is found by: its title, where it is, who it is by, and its kind. */
import { eventKindTitles } from "#shared/rules/event-rules.ts";
import { stem } from "#workers/backend/content/search/text/stem.ts";
import { toWords } from "#workers/backend/content/search/text/words.ts";
import type { EventFacts } from "./event.ts";

type Told = Pick<EventFacts, "title" | "place" | "address" | "municipality" | "organiser" | "kind">;

/** Each word as it is written and as its stem, in the order of the texts. */
export function toEventWords({ title, place, address, municipality, organiser, kind }: Told): string {
  const texts = [title, place, address, municipality ?? "", organiser, eventKindTitles[kind]];
  return toWords(texts.join(" \n "))
    .flatMap(({ folded }) => [...new Set([folded, stem(folded)])])
    .join(" ");
}
