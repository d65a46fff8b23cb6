import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { modalBox } from "#app/components/dialog/dialog-class.ts";
import { useBackdrop } from "#app/components/dialog/use-backdrop.ts";
import { useModalDialog } from "#app/components/dialog/use-modal-dialog.ts";
import type { LibraryPicture } from "#app/domain/newsroom/library-picture.ts";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { toFirstWords } from "./first-words.ts";
import { savePictureWords } from "./library-calls.client.ts";
import { PictureCard, pictureGrid } from "./picture-card.tsx";
import { UploadArea } from "./upload-area.tsx";
import { useLibrary } from "./use-library.ts";
import { WordsFields } from "./words-fields.tsx";

/** A picture as a text takes it: `source` names it, the words are what the library says of it. */
export type PickedPicture = Pick<LibraryPicture, "id" | "source" | "src" | "width" | "height" | "alt" | "caption" | "credit">;

export type PickerProps = {
  /** The dialog closes itself by `onClose` before this. */
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
};

/**
 * The library as a modal dialog, to be rendered while it is open: search, bring, describe, take. The focus goes back to where it came from.
 * Works in islands of the newsroom's pages alone, whose session its calls send along.
 */
export function PicturePicker({ onPick, onClose }: PickerProps) {
  const dialog = useModalDialog((focused) => focused);
  const backdrop = useBackdrop(dialog, onClose);
  const library = useLibrary();
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  const list = useRef<HTMLDivElement>(null);

  function choose(picture: LibraryPicture): void {
    setChosen(picture);
    dialog.current?.scrollTo({ top: 0 });
  }
  function take(picture: LibraryPicture): void {
    onClose();
    const { id, source, src, width, height, alt, caption, credit } = picture;
    onPick({ id, source, src, width, height, alt, caption, credit });
  }
  function back(): void {
    setChosen(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("input, button")?.focus());
  }
  // Beside the form that it may have been opened from, whose fields and rules are none of its own.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="bildwahl-titel"
      className={`${modalBox} sm:w-[min(64rem,100%-2rem)]`}
      onCancel={(event) => {
        event.preventDefault();
        if (chosen === null) onClose();
        else back();
      }}
      {...backdrop}
      {...apart}
    >
      <div className="grid grid-cols-1 gap-5 px-5 pt-5 pb-8 sm:px-8">
        <div className="flex items-start justify-between gap-4">
          <Title size="section" as="h2" id="bildwahl-titel">
            {chosen === null ? "Bild wählen" : chosen.name}
          </Title>
          <button type="button" className="grid size-11 shrink-0 place-items-center" aria-label="Schließen" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {chosen === null ? (
          <div ref={list} className="grid grid-cols-1 gap-5">
            <UploadArea
              id="bildwahl"
              onDone={(picture) => {
                library.add(picture);
                choose(picture);
              }}
            />
            <PictureSearch onSearch={library.search} />
            <PictureList library={library} onChoose={choose} />
          </div>
        ) : (
          <ChosenPicture key={`${chosen.id}.${chosen.revision}`} picture={chosen} onTake={take} onBack={back} />
        )}
      </div>
    </dialog>,
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
const apart = { onInput: stop, onChange: stop, onBlur: stop, onFocus: stop, onKeyDown: stop, onSubmit: stop, onPaste: stop };

function PictureSearch({ onSearch }: { onSearch: (words: string, isMine: boolean) => void }) {
  const words = useRef<HTMLInputElement>(null);
  const mine = useRef<HTMLInputElement>(null);
  const search = () => onSearch(words.current?.value.trim() ?? "", mine.current?.checked ?? false);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    search();
  }
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_16rem] grid-cols-1">
        <label htmlFor="bildwahl-suche" className={fieldLabel}>
          Suche in Alt-Text, Bildtext und Nachweis
        </label>
        <input
          id="bildwahl-suche"
          ref={words}
          type="search"
          maxLength={200}
          className={`${fieldInput} w-full min-w-0`}
          onKeyDown={onKeyDown}
        />
      </div>
      <label className="inline-flex min-h-12 items-center gap-3">
        <input ref={mine} type="checkbox" className="size-6" onChange={search} />
        Nur meine
      </label>
      <Button type="button" size="l" tone="quiet" onClick={search}>
        Suchen
      </Button>
    </div>
  );
}

type ListProps = { library: ReturnType<typeof useLibrary>; onChoose: (picture: LibraryPicture) => void };

function PictureList({ library: { pictures, state, message, hasMore, more, again }, onChoose }: ListProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {state === "ready" ? (pictures.length === 1 ? "1 Bild" : `${pictures.length} Bilder`) : ""}
      </p>
      {state === "ready" && pictures.length === 0 && <p className="text-soft">Dazu gibt es kein Bild.</p>}
      <ul className={pictureGrid} aria-busy={state === "loading" || undefined}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="group grid w-full grid-cols-1 gap-2 text-left" onClick={() => onChoose(picture)}>
              <PictureCard picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {state === "failed" && (
        <Notice tone="live" role="alert">
          {message}{" "}
          <button type="button" className="font-semibold text-accent underline" onClick={again}>
            Noch einmal
          </button>
        </Notice>
      )}
      {hasMore && state !== "failed" && (
        <Button type="button" tone="quiet" className="justify-self-start" onClick={more}>
          Ältere Bilder
        </Button>
      )}
    </>
  );
}

type ChosenProps = { picture: LibraryPicture; onTake: (picture: LibraryPicture) => void; onBack: () => void };

/** What is said of it is asked for before it is taken, and kept for everybody. */
function ChosenPicture({ picture, onTake, onBack }: ChosenProps) {
  const { values, proposed } = toFirstWords(picture);
  const fields = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => fields.current?.querySelector("textarea")?.focus(), []);

  async function take(): Promise<void> {
    const read = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? "";
    const words = { alt: read("alt"), captionHtml: read("caption"), credit: read("credit") };
    const isSame = words.alt === picture.alt && words.captionHtml === picture.captionHtml && words.credit === picture.credit;
    if (isSame) return onTake(picture);
    setBusy(true);
    const answer = await savePictureWords({ id: picture.id, known: picture.revision, words });
    setBusy(false);
    if (answer.kind === "done") onTake(answer.result);
    else
      setMessage(
        answer.kind === "refused"
          ? answer.message
          : "Keine Verbindung. Was du geschrieben hast, steht noch da: Versuch es noch einmal.",
      );
  }
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <img src={picture.src} alt="" className="max-h-[50dvh] w-full bg-surface object-contain" />
      <div ref={fields} className="grid grid-cols-1 content-start gap-4">
        <WordsFields id="bildwahl-texte" values={values} errorOf={() => null} proposed={proposed} />
        <p className="text-[0.9375rem] text-soft">Das gilt überall, wo das Bild keine eigenen Texte hat.</p>
        {message !== null && (
          <Notice tone="live" role="alert">
            {message}
          </Notice>
        )}
        <ButtonRow>
          <Button type="button" disabled={isBusy} onClick={() => void take()}>
            Bild nehmen
          </Button>
          <Button type="button" tone="quiet" onClick={onBack}>
            Anderes Bild
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}
