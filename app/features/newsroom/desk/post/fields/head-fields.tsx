import type { PostView } from "#app/features/newsroom/desk/post/post-view-model.ts";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { type DeskText, toDeskSlug } from "#shared/content/desk-text.ts";
import { ChosenList } from "./chosen-list.tsx";
import { HEAD } from "./head-form-id.ts";
import { TagsField } from "./tags-field.tsx";
import { AddressField, bareField, DescriptionField, TitleField } from "./text-fields.tsx";

type HeadProps = { text: DeskText; choices: PostView["choices"]; isReadOnly: boolean; change: (part: Partial<DeskText>) => void };

const MAX_DESCRIPTION = 300;

/** What stands above the text: kicker, title, lead. The fields are those of a form that works without script. */
export function TitleFields({ text, isReadOnly, change }: Omit<HeadProps, "choices">) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <label className="grid grid-cols-1 gap-1">
        <span className={fieldHint}>Dachzeile</span>
        <input
          name="kicker"
          value={text.kicker}
          maxLength={100}
          readOnly={isReadOnly}
          onChange={(event) => change({ kicker: event.target.value })}
          className={`${bareField} min-h-10 font-semibold text-accent`}
        />
      </label>
      <TitleField value={text.title} maxLength={250} isReadOnly={isReadOnly} onChange={(title) => change({ title })} />
      <label className="grid grid-cols-1 gap-1">
        <span className={fieldHint}>Vorspann</span>
        <textarea
          name="lead"
          value={text.lead}
          maxLength={1000}
          rows={2}
          readOnly={isReadOnly}
          onChange={(event) => change({ lead: event.target.value.replace(/\n/g, " ") })}
          className={`${bareField} text-[1.1875rem] leading-normal wrap-anywhere`}
        />
      </label>
    </div>
  );
}

/** Where it belongs, who wrote it, who may read it, how it is found. */
export function PlaceFields({ text, choices, canPublish, isReadOnly, change }: HeadProps & { canPublish: boolean }) {
  const authors = text.authors.map(({ slug, name }) => ({ slug, title: name }));
  return (
    <fieldset disabled={isReadOnly} className="grid grid-cols-1 gap-6">
      <legend className="sr-only">Angaben zum Beitrag</legend>
      <ChosenList
        name="sections"
        label="Ressort"
        hint="Das erste ist das, zu dem der Beitrag gehört."
        choices={choices.sections}
        chosen={text.sections}
        newLabel={canPublish ? "Neues Ressort" : null}
        onChange={(sections) => change({ sections })}
      />
      <ChosenList
        name="authors"
        label="Geschrieben von"
        choices={choices.authors}
        chosen={authors}
        newLabel="Jemand anderer"
        onChange={(chosen) => change({ authors: chosen.map(({ slug, title }) => ({ slug, name: title })) })}
      />
      <ChosenList
        name="topics"
        label="Themen"
        choices={choices.topics}
        chosen={text.topics}
        newLabel={canPublish ? "Neues Thema" : null}
        onChange={(topics) => change({ topics })}
      />
      <TagsField tags={text.tags} onChange={(tags) => change({ tags })} />
      <ChosenList
        name="municipalities"
        label="Gemeinde"
        hint="Die erste nennt der Beitrag; auf den Seiten der anderen steht er auch."
        choices={choices.municipalities}
        chosen={text.municipalities}
        newLabel={null}
        onChange={(municipalities) => change({ municipalities })}
      />
      <div className={choice}>
        <input
          id={`${HEAD}-isPremium`}
          type="checkbox"
          name="isPremium"
          checked={text.isPremium}
          onChange={(event) => change({ isPremium: event.target.checked })}
          className={choiceInput}
        />
        <label htmlFor={`${HEAD}-isPremium`} className={choiceLabel}>
          Plus: Ab der Bezahlschranke lesen ihn Abonnenten
        </label>
      </div>
      <LabelledField
        form={HEAD}
        name="label"
        label="Kennzeichen am Teaser"
        error={null}
        hint="Wie „Analyse“ oder „Anzeige“; meist keines."
      >
        {(attributes) => (
          <input {...attributes} value={text.label} maxLength={40} onChange={(event) => change({ label: event.target.value })} />
        )}
      </LabelledField>
      <LabelledField form={HEAD} name="commentRule" label="Kommentare" error={null}>
        {(attributes) => (
          <select
            {...attributes}
            value={text.commentRule ?? ""}
            onChange={(event) => change({ commentRule: (event.target.value || null) as DeskText["commentRule"] })}
          >
            <option value="">Wie im Ressort</option>
            <option value="before">Erst lesen, dann zeigen</option>
            <option value="after">Gleich zeigen</option>
            <option value="closed">Geschlossen</option>
          </select>
        )}
      </LabelledField>
      <LabelledField
        form={HEAD}
        name="searchTitle"
        label="Überschrift für Suchmaschinen und andere Seiten"
        error={null}
        hint="Leer gilt der Titel."
      >
        {(attributes) => (
          <input
            {...attributes}
            value={text.searchTitle}
            maxLength={120}
            onChange={(event) => change({ searchTitle: event.target.value })}
          />
        )}
      </LabelledField>
      <DescriptionField
        form={HEAD}
        value={text.description}
        maxLength={MAX_DESCRIPTION}
        hint={`Leer gilt der Vorspann. ${text.description.length} von ${MAX_DESCRIPTION} Zeichen.`}
        onChange={(description) => change({ description })}
      />
      <AddressField
        form={HEAD}
        value={text.slug}
        hint={`Leer wird sie aus dem Titel: /${toDeskSlug(text.title)}/… Eine frühere leitet weiter.`}
        onChange={(slug) => change({ slug: slug.replace(/\s+/g, "-").toLowerCase() })}
      />
    </fieldset>
  );
}
