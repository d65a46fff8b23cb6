import { useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView, SentEntry, TickerView } from "#app/features/newsroom/newsroom-view.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { OutboxItem } from "./outbox.ts";
import { OutboxList } from "./outbox-list.tsx";
import { postForm, readRefusal } from "./send-outbox.client.ts";
import { useOutbox } from "./use-outbox.ts";
import { askEntry, useTicker } from "./use-ticker.ts";

type NewsroomTickerProps = { ticker: TickerView; edited: EntryView | null; newId: string; sent: SentEntry | null };

/** What the form holds; another number remounts it. */
type Writing = {
  number: number;
  entry: EntryView | null;
  newId: string;
  sent: SentEntry | null;
  /** Of an entry that was refused for another reason: a file input cannot be filled again. */
  picture: Blob | null;
};

const NO_CONNECTION = "Keine Verbindung. Versuch es noch einmal.";

/** Stays on the screen while the entries are read, unless it would cover them: when opened on a phone, or on a very low screen. */
const writingPlace =
  "sticky top-0 z-10 max-h-dvh self-start overflow-y-auto border-b border-rule bg-ground -mx-1 px-1 py-3 has-[details[open]]:static [@media(max-height:639px)]:static lg:border-b-0 lg:has-[details[open]]:sticky";

/** Writing a live ticker: the form, the entries that wait for a connection, and the stored ones. Without script plain forms do the same. */
function NewsroomTicker({ ticker: first, edited, newId, sent }: NewsroomTickerProps) {
  const { ticker, refresh } = useTicker(first);
  const outbox = useOutbox(first.postId, refresh);
  const [writing, setWriting] = useState<Writing>({ number: 0, entry: edited, newId, sent, picture: null });
  const [failure, setFailure] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const { postId, entries, isOver, entryCount, page, pageCount } = ticker;

  function write(entry: EntryView | null, sent: SentEntry | null = null, picture: Blob | null = null): void {
    setWriting(({ number }) => ({ number: number + 1, entry, newId: crypto.randomUUID(), sent, picture }));
    // The form is another one after that.
    requestAnimationFrame(() => top.current?.querySelector<HTMLTextAreaElement>("textarea")?.focus());
  }
  async function send(data: FormData): Promise<void> {
    const file = data.get("picture");
    const isChosen = file instanceof File && file.size > 0;
    if (writing.picture !== null && !isChosen) data.set("picture", writing.picture, "bild");
    // At once: anything typed from now on is the next entry.
    write(null);
    await outbox.add(data);
  }
  /** A refused entry goes back into the form, beside the current entry, which its writer may overwrite knowingly. */
  async function mend({ key, fields, refusal, picture }: OutboxItem): Promise<void> {
    let there = entries.find(({ id }) => id === fields.id) ?? null;
    // It may be on another page by now; otherwise its correction would be stored as a new entry.
    if (there === null && fields.known !== "") {
      try {
        there = await askEntry(postId, fields.id ?? "");
      } catch (error) {
        logError("A refused entry could not be looked up", error);
        setFailure(NO_CONNECTION);
        return;
      }
    }
    await outbox.discard(key);
    const values = { ...fields, known: there?.modified ?? "" };
    const wrong = refusal ?? { errors: {}, formError: null, isConflict: false };
    write(fields.known === "" ? null : there, { values, ...wrong }, wrong.errors.picture === undefined ? picture : null);
  }
  async function act(entries: Entries): Promise<Sent> {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.set(name, value);
    const answer = await postForm(postId, form);
    if (answer === null) setFailure(NO_CONNECTION);
    else setFailure(answer.ok ? null : ((await readRefusal(answer)).formError ?? "Das hat nicht geklappt."));
    refresh();
    return "done";
  }

  const end = isOver ? "resume" : "end";
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10">
      <div ref={top} className={writingPlace}>
        <EntryForm
          key={writing.number}
          postId={postId}
          entry={writing.entry}
          newId={writing.newId}
          sent={writing.sent}
          hasPicture={writing.picture !== null}
          onSend={send}
          onCancel={() => write(null)}
        />
        {writing.picture !== null && <p className="pt-2 text-[0.9375rem] text-soft">Das Bild von vorhin wird mitgesendet.</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <OutboxList outbox={outbox} onMend={(item) => void mend(item)} />
        <FormError html={failure} hasFocus={false} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft" data-entry-count={entryCount}>
            {toCountText(entryCount, isOver)}
          </p>
          {(entryCount > 0 || isOver) && (
            <PostForm intent={end} action={toTickerPath(postId)} send={() => act({ intent: end })}>
              <Button type="submit" tone="quiet">
                {isOver ? "Ticker fortsetzen" : "Ticker beenden"}
              </Button>
            </PostForm>
          )}
        </div>
        <EntryList postId={postId} entries={entries} onAct={act} onEdit={(entry) => write(entry)} />
        {pageCount > 1 && <Pages postId={postId} page={page} pageCount={pageCount} />}
      </div>
    </div>
  );
}

function Pages({ postId, page, pageCount }: { postId: number; page: number; pageCount: number }) {
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center gap-5">
      {page > 1 && (
        <TextLink isTall href={`${toTickerPath(postId)}?seite=${page - 1}`}>
          Neuere
        </TextLink>
      )}
      <span className="text-soft">{`Seite ${page} von ${pageCount}`}</span>
      {page < pageCount && (
        <TextLink isTall href={`${toTickerPath(postId)}?seite=${page + 1}`}>
          Ältere
        </TextLink>
      )}
    </nav>
  );
}

function toCountText(count: number, isOver: boolean): string {
  const entries = count === 1 ? "1 Eintrag" : `${count} Einträge`;
  return isOver ? `${entries}. Der Ticker ist beendet.` : entries;
}

export const NewsroomTickerIsland = defineIsland("newsroom-ticker", NewsroomTicker);
