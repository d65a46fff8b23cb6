import { PictureCard, pictureGrid } from "#app/components/picture-library/picture-card.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { type PicturesPage as Page, type PictureQuestion, toPictureQuery } from "#app/domain/newsroom/library-picture.ts";
import { PICTURES_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { PictureUploadIsland } from "./picture-upload.island.tsx";

type PicturesPageProps = { page: Page; question: PictureQuestion; rights: readonly StaffRight[]; form: FormState };

/** The library: the way to bring pictures, the search, and a page of them. */
export function PicturesPage({ page: { pictures, next }, question, rights, form }: PicturesPageProps) {
  return (
    <NewsroomRoom current={PICTURES_PATH} rights={rights} isWide>
      <RoomHeading title="Bilder">Jedes Bild ist einmal da, auch wenn es oft verwendet wird.</RoomHeading>
      <Island of={PictureUploadIsland} until="idle" props={{ error: form.errors.pictures ?? form.formError }} />
      <SearchForm question={question} />
      {pictures.length === 0 ? (
        <Empty question={question} />
      ) : (
        <ul className={pictureGrid}>
          {pictures.map((picture) => (
            <li key={picture.id} data-picture={picture.id}>
              <a href={picture.path} className="group grid grid-cols-1 gap-2">
                <PictureCard picture={picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <OlderLink href={next === null ? null : PICTURES_PATH + toPictureQuery({ ...question, before: next })}>
        Ältere Bilder
      </OlderLink>
    </NewsroomRoom>
  );
}

function SearchForm({ question: { words, isWithoutAlt, isMine } }: { question: PictureQuestion }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers that are served
    <form role="search" action={PICTURES_PATH} className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-rule pt-6">
      <div className="grid min-w-0 flex-[1_1_18rem] grid-cols-1">
        <label htmlFor="bilder-suche" className={fieldLabel}>
          Suche in Alt-Text, Bildtext und Nachweis
        </label>
        <input
          id="bilder-suche"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={words}
          className={`${fieldInput} w-full min-w-0`}
        />
      </div>
      <label className="inline-flex min-h-12 items-center gap-3">
        <input type="checkbox" name="ohne" value="alt" defaultChecked={isWithoutAlt} className="size-6" />
        Ohne Alt-Text
      </label>
      <label className="inline-flex min-h-12 items-center gap-3">
        <input type="checkbox" name="von" value="mir" defaultChecked={isMine} className="size-6" />
        Von mir
      </label>
      <Button type="submit" size="l" tone="quiet">
        Suchen
      </Button>
    </form>
  );
}

function Empty({ question: { words, isWithoutAlt, isMine, before } }: { question: PictureQuestion }) {
  const isNarrowed = words !== "" || isWithoutAlt || isMine || before !== null;
  if (!isNarrowed) return <p className="text-soft">Noch ist kein Bild da.</p>;
  return (
    <p className="text-soft">
      Dazu gibt es kein Bild. <TextLink href={PICTURES_PATH}>Alle Bilder</TextLink>
    </p>
  );
}
