import { EVENT_FIELDS, EventFields } from "#app/components/event/event-fields.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { eventForm } from "#app/domain/event/event-form.ts";
import { NEW_EVENT_PATH, NEWSROOM_EVENTS_PATH, toNewsroomEventPath } from "#app/domain/event/newsroom-event-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { type RoomPicture, RoomPictureIsland } from "#app/features/newsroom/room/room-picture.island.tsx";
import { ButtonForm, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { EventRepeatFields } from "./event-repeat-fields.tsx";
import type { NewsroomEventView } from "./newsroom-events-view-model.ts";

type NewsroomEventPageProps = {
  view: NewsroomEventView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** One event: change it, show it to readers, take it from them. */
export function NewsroomEventPage({ view, done, rights, form }: NewsroomEventPageProps) {
  const { id, revision, state, title, stateText, importText, link, sender, picture, values } = view;
  const path = toNewsroomEventPath(id);
  const fields = { known: String(revision) };
  const present = Object.keys(form.values).length > 0 ? form.values : values;
  const hasCome = form.formError !== null || Object.keys(form.errors).length > 0;
  return (
    <NewsroomRoom current={NEWSROOM_EVENTS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={title}>{stateText}</RoomHeading>
      {done !== null && !hasCome && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      {link !== null && (
        <p>
          <TextLink isTall href={link}>
            So sehen es Leserinnen und Leser
          </TextLink>
        </p>
      )}
      {sender !== null && (
        <p className="max-w-[41rem] wrap-anywhere">
          Geschickt von {sender.name}, <TextLink href={`mailto:${sender.email}`}>{sender.email}</TextLink>. Name und Adresse
          werden am {sender.deleted} gelöscht.
        </p>
      )}
      {state !== "SHOWN" && (
        <ButtonForm intent="show" action={path} fields={fields}>
          {state === "HELD" ? "Freigeben" : "Wieder zeigen"}
        </ButtonForm>
      )}
      {importText !== null && <p className="max-w-[41rem] text-soft">{importText}</p>}
      <FormFrame intent={eventForm.name} action={path} fields={fields} className={tintedForm} noValidate>
        <EventFields
          values={present}
          errors={form.errors}
          picture={<EventPicture picture={picture} form={{ ...form, values: present }} rights={rights} />}
        />
        <Button type="submit" className="justify-self-start">
          Speichern
        </Button>
      </FormFrame>
      {state !== "WITHDRAWN" && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>{state === "HELD" ? "Ablehnen" : "Zurückziehen"}</DetailsSummary>
          <FormFrame intent="withdraw" action={path} fields={fields} className="mt-2 grid justify-items-start gap-3">
            <p>Niemand sieht den Termin dann. Er bleibt bei den zurückgezogenen und lässt sich wieder zeigen.</p>
            <Button type="submit" tone="danger">
              {state === "HELD" ? "Ja, ablehnen" : "Ja, zurückziehen"}
            </Button>
          </FormFrame>
        </details>
      )}
    </NewsroomRoom>
  );
}

type EventPictureProps = { picture: RoomPicture | null; form: FormState; rights: readonly StaffRight[] };

/** From the library, which opens for who may write; by its number also without script. */
function EventPicture({ picture, form: { values, errors }, rights }: EventPictureProps) {
  const hint = "Nummer oder Adresse aus der Bilderverwaltung.";
  const field = { form: EVENT_FIELDS, hint, typed: values.picture ?? "", error: errors.picture ?? null };
  return <Island of={RoomPictureIsland} until="idle" props={{ ...field, picture, mayPick: rights.includes("WRITE") }} />;
}

/** A new event. */
export function NewEventPage({ rights, form }: Pick<NewsroomEventPageProps, "rights" | "form">) {
  return (
    <NewsroomRoom current={NEWSROOM_EVENTS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title="Neuer Termin">Alle sehen ihn, sobald du ihn einträgst.</RoomHeading>
      <FormFrame intent={eventForm.name} action={NEW_EVENT_PATH} className={tintedForm} noValidate>
        <EventFields
          values={form.values}
          errors={form.errors}
          picture={<EventPicture picture={null} form={form} rights={rights} />}
        />
        <EventRepeatFields values={form.values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Eintragen
        </Button>
      </FormFrame>
    </NewsroomRoom>
  );
}
