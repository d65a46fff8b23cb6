import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { FactList } from "#app/features/newsroom/fact-list.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/form-field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { CandidateView } from "./takedown-view.ts";

/** A form that came back, with what was typed. */
export type WrongTakedown = { reason: string; errors: Readonly<Record<string, string>>; formError: string | null };
type CandidateFormProps = { candidate: CandidateView; pasted: string; wrong: WrongTakedown | null };

/** The last look before a post goes: which it is, what that means, and why it must. */
export function CandidateForm({ candidate: { id, title, link, facts, wasDown }, pasted, wrong }: CandidateFormProps) {
  return (
    <form
      method="post"
      action={`${TAKEDOWNS_PATH}?${new URLSearchParams({ beitrag: pasted })}`}
      className="grid grid-cols-1 gap-5 border-l-3 border-live bg-surface p-4 md:p-6"
      noValidate
    >
      <Title size="sub" as="h2">
        Diesen Beitrag entfernen?
      </Title>
      {wrong?.formError != null && (
        <Notice tone="live" role="alert">
          {wrong.formError}
        </Notice>
      )}
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
      <input type="hidden" name="id" value={id} />
      <LabelledField
        form="entfernen"
        name="reason"
        label="Grund"
        error={wrong?.errors.reason}
        hint="Bleibt bei der Sperre stehen, nur für die Redaktion. Nenne keine Namen, die selbst weg müssen."
      >
        {(attributes) => <textarea {...attributes} rows={3} maxLength={500} defaultValue={wrong?.reason ?? ""} required />}
      </LabelledField>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" name="intent" value="take" tone="danger">
          Überall entfernen
        </Button>
        <TextLink isTall href={TAKEDOWNS_PATH}>
          Abbrechen
        </TextLink>
      </div>
    </form>
  );
}
