import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { MAX_NEW_SLUG, MAX_TERM_TITLE, newTermForm } from "#app/domain/newsroom/front/term-form.ts";
import { TERMS_PATH, type TermQuestion, toTaxonomyWord, toTermsPath } from "#app/domain/newsroom/front/term-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { FilterLinks } from "#app/features/newsroom/room/filter-links.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { TermsView } from "./terms-view-model.ts";

type TermsPageProps = {
  view: TermsView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** Topics and sections: find one, begin one. */
export function TermsPage({ view, done, rights, form }: TermsPageProps) {
  const { question, kinds, lines, next, isCut } = view;
  return (
    <NewsroomRoom current={TERMS_PATH} rights={rights}>
      <RoomHeading title="Themen">
        Titel, Beschreibung, Bild und Knopf von Themen und Ressorts. Was du speicherst, sehen sofort alle.
      </RoomHeading>
      <FormError html={form.formError} />
      {done !== null && form.formError === null && Object.keys(form.errors).length === 0 && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      <NewTerm question={question} form={form} />
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <FilterLinks label="Art" links={kinds} />
        <SearchForm question={question} />
      </div>
      {lines.length === 0 ? (
        <Empty question={question} />
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ key, href, title, text, origin }) => (
            <LinkLine key={key} href={href} text={text} data-term={key}>
              <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 wrap-anywhere">
                <span className="min-w-0 font-semibold group-hover:text-accent">{title}</span>
                {origin !== null && <span className="text-[0.9375rem] text-soft">{origin}</span>}
              </span>
            </LinkLine>
          ))}
        </ul>
      )}
      {isCut && <p className="text-soft">Das sind die 50, die am besten passen. Mit mehr Wörtern werden es weniger.</p>}
      <OlderLink href={next}>Weiter im Alphabet</OlderLink>
    </NewsroomRoom>
  );
}

function SearchForm({ question: { taxonomy, words } }: { question: TermQuestion }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers that are served
    <form role="search" action={TERMS_PATH} className="flex flex-wrap items-end gap-3">
      {taxonomy === "CATEGORY" && <input type="hidden" name="art" value={toTaxonomyWord(taxonomy)} />}
      <div className="grid min-w-0 flex-[1_1_16rem] grid-cols-1">
        <label htmlFor="themen-suche" className={fieldLabel}>
          Suche in Titel und Beschreibung
        </label>
        <input
          id="themen-suche"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={words}
          className={`${fieldInput} w-full min-w-0`}
        />
      </div>
      <Button type="submit" size="l" tone="quiet">
        Suchen
      </Button>
    </form>
  );
}

function Empty({ question: { taxonomy, words, after } }: { question: TermQuestion }) {
  const what = taxonomy === "TOPIC" ? "Thema" : "Ressort";
  if (words === "" && after === null) return <p className="text-soft">{`Noch gibt es kein ${what}.`}</p>;
  return (
    <p className="text-soft wrap-anywhere">
      {words === "" ? "Hier kommt nichts mehr." : `Kein ${what} zu „${words}“.`}{" "}
      <TextLink href={toTermsPath({ taxonomy })}>Alle zeigen</TextLink>
    </p>
  );
}

/** Ids of its fields begin with it. */
const FORM = "neues-thema";

function NewTerm({ question: { taxonomy }, form: { values, errors } }: { question: TermQuestion; form: FormState }) {
  const wrong = Object.keys(errors)[0];
  return (
    <details className="group print:hidden" open={wrong !== undefined}>
      <DetailsSummary>Neu anlegen</DetailsSummary>
      <FormFrame intent={newTermForm.name} action={TERMS_PATH} className={`mt-3 ${tintedForm}`} noValidate>
        <LabelledField form={FORM} name="taxonomy" label="Was" error={errors.taxonomy}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.taxonomy ?? toTaxonomyWord(taxonomy)}>
              <option value={toTaxonomyWord("TOPIC")}>Thema</option>
              <option value={toTaxonomyWord("CATEGORY")}>Ressort</option>
            </select>
          )}
        </LabelledField>
        <RoomField
          form={FORM}
          name="newTitle"
          label="Titel"
          error={errors.newTitle ?? errors.title}
          hasFocus={wrong === "newTitle"}
        >
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="off" maxLength={MAX_TERM_TITLE} defaultValue={values.newTitle} />
          )}
        </RoomField>
        <RoomField
          form={FORM}
          name="newSlug"
          label="Adresse"
          isOptional
          error={errors.newSlug}
          hint="Das Ende der Adresse, etwa „wohnen“; leer wird es aus dem Titel gemacht. Später lässt es sich nicht mehr ändern."
          hasFocus={wrong === "newSlug"}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_NEW_SLUG}
              defaultValue={values.newSlug}
            />
          )}
        </RoomField>
        <Button type="submit" className="justify-self-start">
          Anlegen
        </Button>
      </FormFrame>
    </details>
  );
}
