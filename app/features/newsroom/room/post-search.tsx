import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { RoomField } from "./room-field.tsx";

const MAX_WORDS = 300;

type PostSearchProps = {
  action: string;
  /** The place that a post is wanted for, as the address of the page names it. */
  place: { name: string; value: string | number };
  words: string;
  /** Nothing was found. */
  isMissed: boolean;
  /** Nothing is to be chosen yet: here one goes on. */
  hasFocus: boolean;
};

/** Looks for a post by words, number or address. */
export function PostSearch({ action, place, words, isMissed, hasFocus }: PostSearchProps) {
  return (
    <>
      <form action={action} className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input type="hidden" name={place.name} value={place.value} />
        <RoomField
          form="suche"
          name="q"
          label="Beitrag suchen"
          error={null}
          hint="Wörter, Nummer oder Adresse"
          hasFocus={hasFocus}
        >
          {(attributes) => <input {...attributes} type="search" autoComplete="off" maxLength={MAX_WORDS} defaultValue={words} />}
        </RoomField>
        <Button type="submit" tone="paper" size="l" className="justify-self-start">
          Suchen
        </Button>
      </form>
      {isMissed && <p role="status">{`Zu „${words}“ gibt es keinen Beitrag.`}</p>}
    </>
  );
}

type PostChoiceProps = {
  posts: readonly { id: number; title: string; text: string }[];
  chosen: number | null | undefined;
  /** They were just found: the keyboard begins at the chosen one. */
  hasFocus: boolean;
  error: string | null;
};

/** Posts of which one is taken: a field `post` of the form around it. */
export function PostChoice({ posts, chosen, hasFocus, error }: PostChoiceProps) {
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">Welcher Beitrag</legend>
      {posts.map(({ id, title, text }) => (
        <div key={id} className={choice}>
          <input
            id={`beitrag-${id}`}
            type="radio"
            name="post"
            value={id}
            defaultChecked={id === chosen}
            className={choiceInput}
            // biome-ignore lint/a11y/noAutofocus: the first of what was found
            autoFocus={hasFocus && id === chosen}
          />
          <label htmlFor={`beitrag-${id}`} className={`${choiceLabel} wrap-anywhere`}>
            <span className="font-semibold">{title}</span>
            <span className={`block ${fieldHint}`}>{text}</span>
          </label>
        </div>
      ))}
      <FieldError id="beitrag-post" error={error} />
    </fieldset>
  );
}
