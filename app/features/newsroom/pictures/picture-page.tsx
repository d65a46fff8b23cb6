import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { toFirstWords } from "#app/components/picture-library/first-words.ts";
import { WordsFields } from "#app/components/picture-library/words-fields.tsx";
import type { FormAnswer } from "#app/domain/forms/form-state.ts";
import { PICTURES_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { toCutValues } from "#app/domain/newsroom/picture-form.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { centredCut } from "#shared/content/picture-cut.ts";
import { PictureCutIsland } from "./picture-cut.island.tsx";
import type { PictureView } from "./pictures-view-model.ts";

type PicturePageProps = {
  picture: PictureView;
  rights: readonly StaffRight[];
  /** The last form of the page led here. */
  isSaved: boolean;
  form: FormAnswer | null;
};

/** One picture: large, with its words, its cut, what uses it, and the way to remove it. */
export function PicturePage({ picture, rights, isSaved, form }: PicturePageProps) {
  const { name, src, width, height, path, revision, original, cut, isCutDue, addedText } = picture;
  const isConflict = form?.status === 409 && form.form !== "remove";
  return (
    <NewsroomRoom current={PICTURES_PATH} rights={rights} isWide>
      <p>
        <TextLink isTall href={PICTURES_PATH}>
          Alle Bilder
        </TextLink>
      </p>
      <RoomHeading title={name} />
      <FormError html={form?.state.formError ?? null} />
      {isConflict && <Standing picture={picture} />}
      {isSaved && form === null && <Notice role="status">Gespeichert.</Notice>}
      {isCutDue && (
        <Notice role="status">
          Die Größen dieses Zuschnitts werden gerade gemacht. Bis sie da sind, sehen alle das Bild wie bisher.
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <figure className="grid grid-cols-1 content-start gap-2">
          <a href={src} target="_blank" rel="noreferrer">
            <img
              src={src}
              width={width ?? undefined}
              height={height ?? undefined}
              alt={picture.alt || "Noch ohne Alt-Text"}
              className="max-h-[70vh] w-full bg-surface object-contain"
            />
          </a>
          <figcaption className="text-[0.9375rem] text-soft wrap-anywhere">
            {[width !== null && height !== null ? `${width} × ${height} Pixel` : "", addedText].filter(Boolean).join(" · ")}
          </figcaption>
        </figure>
        <Words picture={picture} form={form?.form === "words" ? form : null} />
      </div>
      {original !== null && (
        <RoomSection title="Zuschnitt" isHigh>
          <p className="text-soft">
            Schneide ab, was weg soll, und setz den Blickpunkt auf das Wichtigste: Danach richten sich alle Formate.
            {cut === null && " Gerade sucht das System den Blickpunkt selbst."}
          </p>
          <Island
            of={PictureCutIsland}
            until="idle"
            props={{
              original,
              path,
              known: revision,
              isAutomatic: cut === null,
              values:
                form?.form === "cut"
                  ? { ...toCutValues(cut ?? centredCut), ...form.state.values }
                  : toCutValues(cut ?? centredCut),
              errors: form?.form === "cut" ? form.state.errors : {},
            }}
          />
          {cut !== null && (
            <ButtonForm intent="uncut" action={path} fields={{ known: String(revision) }} tone="quiet">
              Blickpunkt wieder automatisch
            </ButtonForm>
          )}
        </RoomSection>
      )}
      <Uses picture={picture} />
      <Removal picture={picture} />
    </NewsroomRoom>
  );
}

function Words({ picture, form }: { picture: PictureView; form: FormAnswer | null }) {
  const { values, proposed } = toFirstWords(picture);
  const typed = form?.state.values;
  const shown =
    typed === undefined
      ? values
      : { alt: typed.alt ?? values.alt, captionHtml: typed.caption ?? values.captionHtml, credit: typed.credit ?? values.credit };
  return (
    <FormFrame
      intent="words"
      action={picture.path}
      fields={{ known: String(picture.revision) }}
      className="grid grid-cols-1 content-start gap-4"
    >
      <WordsFields
        id="bild"
        values={shown}
        errorOf={(name) => form?.state.errors[name] ?? null}
        proposed={typed === undefined ? proposed : { caption: false, credit: false }}
      />
      <Button type="submit" className="justify-self-start">
        Texte speichern
      </Button>
      <p className="text-[0.9375rem] text-soft">Sie gelten überall, wo ein Beitrag nichts Eigenes zum Bild sagt.</p>
    </FormFrame>
  );
}

/** What another editor has saved, beside what this one has typed. */
function Standing({ picture: { alt, caption, credit, cut } }: { picture: PictureView }) {
  const facts = [
    { label: "Alt-Text", text: alt || "Keiner" },
    { label: "Bildtext", text: caption || "Keiner" },
    { label: "Nachweis", text: credit || "Keiner" },
    { label: "Zuschnitt", text: cut === null ? "Automatisch" : toCutText(toCutValues(cut)) },
  ];
  return (
    <RoomSection title="So steht es jetzt">
      <FactList facts={facts} />
    </RoomSection>
  );
}

function toCutText({ links, rechts, oben, unten, x, y }: ReturnType<typeof toCutValues>): string {
  return `Weg: links ${links} %, rechts ${rechts} %, oben ${oben} %, unten ${unten} %. Blickpunkt: ${x} % von links, ${y} % von oben.`;
}

function Uses({ picture: { uses, isCounted } }: { picture: PictureView }) {
  return (
    <RoomSection title="Verwendet in">
      {!isCounted && <p className="text-soft">Ältere Beiträge werden noch durchgesehen: Es können mehr werden.</p>}
      {uses.length === 0 && isCounted && <p className="text-soft">Gerade nirgends.</p>}
      <ul className="grid grid-cols-1">
        {uses.map(({ title, link, kind }) => (
          <li key={kind + link} className="grid grid-cols-1 gap-0.5 border-b border-rule py-3 wrap-anywhere first:border-t">
            <a href={link} className="inline-flex min-h-6 font-semibold underline-hover">
              {title}
            </a>
            <span className="text-[0.9375rem] text-soft">{kind}</span>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}

function Removal({ picture: { uses, isCounted, path } }: { picture: PictureView }) {
  if (uses.length > 0 || !isCounted)
    return (
      <p className="text-[0.9375rem] text-soft">
        {uses.length > 0 ? "Löschen geht erst, wenn es nirgends mehr verwendet wird." : "Löschen geht, sobald alles gezählt ist."}
      </p>
    );
  return (
    <details className="group print:hidden">
      <DetailsSummary isDangerous>Bild löschen</DetailsSummary>
      <div className="mt-2 grid justify-items-start gap-3">
        <p>Das Bild geht mit allen Größen, für immer.</p>
        <ButtonForm intent="remove" action={path} tone="danger">
          Ja, Bild löschen
        </ButtonForm>
      </div>
    </details>
  );
}
