import { FormFrame } from "#app/components/form/form-frame.tsx";
import { toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { NoteView } from "#app/features/newsroom/desk/post/post-view-model.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import type { SentForm } from "./publish-panel.tsx";

type NotesPanelProps = { id: number; revision: number; notes: readonly NoteView[]; form: SentForm };

/** What editors say at the margin, and the way to answer by doing it. */
export function NotesPanel({ id, revision, notes, form }: NotesPanelProps) {
  const open = notes.filter(({ isSettled }) => !isSettled);
  const settled = notes.filter(({ isSettled }) => isSettled);
  const sent = form?.name === "note" ? form : null;
  return (
    <RoomSection title="Anmerkungen">
      {open.map((note) => (
        <Note key={note.id} note={note}>
          <FormFrame intent="settle" action={toDeskPath(id)} fields={{ known: String(revision), note: String(note.id) }}>
            <Button type="submit" tone="quiet">
              Erledigt
            </Button>
          </FormFrame>
        </Note>
      ))}
      {settled.length > 0 && (
        <details className="group">
          <DetailsSummary>{settled.length === 1 ? "Eine erledigte" : `${settled.length} erledigte`}</DetailsSummary>
          {settled.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </details>
      )}
      <details className="group" open={sent !== null}>
        <DetailsSummary>Etwas anmerken</DetailsSummary>
        <FormFrame
          intent="note"
          action={toDeskPath(id)}
          fields={{ known: String(revision) }}
          className="grid grid-cols-1 gap-3 pt-2"
          noValidate
        >
          <LabelledField
            form="anmerkung"
            name="quote"
            label="Zu welcher Stelle?"
            error={null}
            isOptional
            hint="Ein paar Wörter von dort."
          >
            {(attributes) => <input {...attributes} maxLength={300} defaultValue={sent?.values.quote} />}
          </LabelledField>
          <RoomField
            form="anmerkung"
            name="text"
            label="Anmerkung"
            error={sent?.errors.text}
            hasFocus={sent?.errors.text !== undefined}
          >
            {(attributes) => <textarea {...attributes} rows={3} maxLength={2000} required defaultValue={sent?.values.text} />}
          </RoomField>
          <Button type="submit" tone="quiet">
            Anmerken
          </Button>
        </FormFrame>
      </details>
    </RoomSection>
  );
}

function Note({ note: { quote, text, from }, children }: { note: NoteView; children?: React.ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2 border-b border-rule py-3 wrap-anywhere">
      {quote !== "" && <q className="border-l-3 border-rule pl-3 text-[0.9375rem] text-soft">{quote}</q>}
      <p className="whitespace-pre-line">{text}</p>
      <p className="text-[0.9375rem] text-soft">{from}</p>
      {children}
    </div>
  );
}
