import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { MAX_REASON, takedownForm } from "#app/domain/newsroom/takedown-form.ts";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { CandidateView } from "./takedowns-view-model.ts";

type CandidateFormProps = { candidate: CandidateView; pasted: string; form: FormState };

/** The last look before a post goes: which it is, what that means, and why it must. */
export function CandidateForm({ candidate: { id, title, link, facts, wasDown }, pasted, form }: CandidateFormProps) {
  return (
    <FormFrame
      intent={takedownForm.name}
      action={`${TAKEDOWNS_PATH}?${new URLSearchParams({ beitrag: pasted })}`}
      className="grid grid-cols-1 gap-5 border-l-3 border-live bg-surface p-4 md:p-6"
      fields={{ id: String(id) }}
      noValidate
    >
      <Title size="sub" as="h2">
        Diesen Beitrag entfernen?
      </Title>
      <FormError html={form.formError} hasFocus={form.errors.reason === undefined} />
      <p className="wrap-anywhere">
        <a href={link} className="font-serif text-title-m leading-[1.22] font-[620] underline-hover" data-candidate={id}>
          {title}
        </a>
      </p>
      <FactList facts={facts} />
      <p>
        Text, Kommentare und eigene Bilder werden gelöscht: auf Seiten, in Listen, Feeds, Suche und Sitemaps. Ein Import bringt
        ihn nicht zurück. Gelöschtes lässt sich hier nicht wiederherstellen.
      </p>
      {wasDown && <p className="text-soft">Er war schon einmal entfernt. Diese Sperre ersetzt die frühere.</p>}
      <LabelledField
        form="entfernen"
        name="reason"
        label="Grund"
        error={form.errors.reason}
        hint="Bleibt bei der Sperre stehen, nur für die Redaktion. Nenne keine Namen, die selbst weg müssen."
      >
        {(attributes) => <textarea {...attributes} rows={3} maxLength={MAX_REASON} defaultValue={form.values.reason} required />}
      </LabelledField>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" tone="danger">
          Überall entfernen
        </Button>
        <TextLink isTall href={TAKEDOWNS_PATH}>
          Abbrechen
        </TextLink>
      </div>
    </FormFrame>
  );
}
