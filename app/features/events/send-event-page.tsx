import { EventFields } from "#app/components/event/event-fields.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { EVENTS_PATH, SEND_EVENT_PATH } from "#app/domain/event/event-paths.ts";
import { sentEventForm, TRAP_FIELD } from "#app/domain/event/sent-event-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TrapField } from "#app/ui/field/trap-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { MAX_SENDER_NAME } from "#shared/rules/event-rules.ts";

const FORM = "termin";

/** Where everybody tells the newsroom of an event, without an account and without script. */
export function SendEventPage({ keepDays, form: { values, errors, formError } }: { keepDays: number; form: FormState }) {
  return (
    <>
      <PageHeading
        title="Termin melden"
        description="Du veranstaltest etwas, oder weißt, was los ist? Die Redaktion liest jeden Termin, bevor ihn alle sehen."
      />
      <FormError html={formError} />
      <FormFrame intent={sentEventForm.name} action={SEND_EVENT_PATH} className="mt-6 grid grid-cols-1 gap-5" noValidate>
        <EventFields values={values} errors={errors} />
        <LabelledField form={FORM} name="name" label="Dein Name" error={errors.name}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="name" maxLength={MAX_SENDER_NAME} defaultValue={values.name} />
          )}
        </LabelledField>
        <LabelledField
          form={FORM}
          name="email"
          label="Deine E-Mail-Adresse"
          error={errors.email}
          hint="Nur für Fragen der Redaktion; sie wird nicht veröffentlicht."
        >
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="email" maxLength={254} defaultValue={values.email} />
          )}
        </LabelledField>
        <TrapField form={FORM} name={TRAP_FIELD} value={values[TRAP_FIELD]} error={errors[TRAP_FIELD]} />
        <Button type="submit" size="l" className="justify-self-start">
          Termin senden
        </Button>
      </FormFrame>
      <SmallPrint className="mt-7">
        Name und E-Mail-Adresse löschen wir nach {keepDays} Tagen; mehr steht unter{" "}
        <TextLink href="/datenschutz">Datenschutz</TextLink>.
      </SmallPrint>
    </>
  );
}

/** The receipt. */
export function EventSentPage() {
  return (
    <div className="mx-auto grid max-w-[41rem] gap-6">
      <PageHeading title="Danke, dein Termin ist eingelangt" description={null} />
      <Notice role="status" tabIndex={-1} autoFocus>
        Jemand in der Redaktion liest ihn. Danach steht er bei den Terminen.
      </Notice>
      <p className="flex flex-wrap gap-x-6">
        <TextLink isTall href={EVENTS_PATH}>
          Alle Termine
        </TextLink>
        <TextLink isTall href={SEND_EVENT_PATH}>
          Noch einen melden
        </TextLink>
      </p>
    </div>
  );
}
