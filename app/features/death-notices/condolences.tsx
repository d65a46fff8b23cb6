import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { PageLinks } from "#app/components/listing/page-links.tsx";
import { condolenceForm, TRAP_FIELD } from "#app/domain/death-notice/condolence-form.ts";
import { toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { toButtonClass } from "#app/ui/button/button-class.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TrapField } from "#app/ui/field/trap-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import {
  CONDOLENCE_SENDER_DAYS,
  MAX_CONDOLENCE_NAME,
  MAX_CONDOLENCE_PLACE,
  MAX_CONDOLENCE_TEXT,
} from "#shared/rules/death-notice-rules.ts";
import type { CondolenceView, DeathNoticeView } from "./death-notice-view-model.ts";
import { Paragraphs } from "./notice-sheet.tsx";

const FORM = "kondolenz";

type CondolencesProps = { view: DeathNoticeView; isSent: boolean; form: FormState };

/** What others have written, and where a reader writes. */
export function Condolences({ view, isSent, form }: CondolencesProps) {
  const { id, name, takesCondolences, condolences } = view;
  const { items, total, pagination } = condolences;
  if (!takesCondolences && total === 0) return null;
  return (
    <section aria-labelledby="kondolenzen" className="mt-10 border-t border-rule pt-6 print:hidden">
      <Title size="rank" as="h2" id="kondolenzen" className="mb-3">
        Worte des Beileids
      </Title>
      {isSent && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus className="mb-4">
          Danke. Jemand liest deine Worte, bevor sie hier stehen.
        </Notice>
      )}
      {total === 0 && !isSent && <p className="text-soft">Noch steht hier nichts.</p>}
      {items.length > 0 && (
        <ul className="grid grid-cols-1">
          {items.map((item) => (
            <CondolenceItem key={item.id} item={item} />
          ))}
        </ul>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
      {takesCondolences && <CondolenceForm id={id} name={name} form={form} />}
    </section>
  );
}

function CondolenceItem({ item: { name, place, iso, day, paragraphs } }: { item: CondolenceView }) {
  return (
    <li className="border-b border-rule py-4 first:pt-1">
      <blockquote className="max-w-[41rem] space-y-3 font-serif text-[1.125rem] leading-[1.5] wrap-anywhere">
        <Paragraphs paragraphs={paragraphs} />
      </blockquote>
      <p className="mt-2 text-[0.9375rem] text-soft wrap-anywhere">
        {[name, place].filter((part) => part !== "").join(", ")}
        {DOT}
        <time dateTime={iso}>{day}</time>
      </p>
    </li>
  );
}

function CondolenceForm({ id, name: of, form: { values, errors, formError } }: { id: number; name: string; form: FormState }) {
  const hasCome = formError !== null || Object.keys(errors).length > 0;
  const wrong = Object.keys(errors)[0];
  /** The keyboard starts there, also without script. */
  const focusOn = (field: string) => ({ autoFocus: wrong === field });
  return (
    <details open={hasCome} className="mt-5">
      <summary className={`${toButtonClass({ tone: "quiet" })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        Beileid aussprechen
      </summary>
      <div className="mt-5 max-w-[41rem]">
        <FormError html={formError} />
        <FormFrame
          intent={condolenceForm.name}
          action={toDeathNoticePath(id)}
          className="mt-4 grid grid-cols-1 gap-5"
          aria-label={`Beileid zu ${of}`}
          noValidate
        >
          <LabelledField form={FORM} name="text" label="Deine Worte" error={errors.text}>
            {(attributes) => (
              <textarea
                {...attributes}
                {...focusOn("text")}
                rows={6}
                maxLength={MAX_CONDOLENCE_TEXT}
                defaultValue={values.text}
              />
            )}
          </LabelledField>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <LabelledField form={FORM} name="name" label="Dein Name" error={errors.name}>
              {(attributes) => (
                <input
                  {...attributes}
                  {...focusOn("name")}
                  type="text"
                  autoComplete="name"
                  maxLength={MAX_CONDOLENCE_NAME}
                  defaultValue={values.name}
                />
              )}
            </LabelledField>
            <LabelledField form={FORM} name="place" label="Dein Ort" isOptional error={errors.place}>
              {(attributes) => (
                <input
                  {...attributes}
                  {...focusOn("place")}
                  type="text"
                  autoComplete="address-level2"
                  maxLength={MAX_CONDOLENCE_PLACE}
                  defaultValue={values.place}
                />
              )}
            </LabelledField>
          </div>
          <LabelledField
            form={FORM}
            name="email"
            label="Deine E-Mail-Adresse"
            isOptional
            error={errors.email}
            hint="Nur für Fragen der Redaktion; sie wird nicht veröffentlicht."
          >
            {(attributes) => (
              <input
                {...attributes}
                {...focusOn("email")}
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={values.email}
              />
            )}
          </LabelledField>
          <TrapField form={FORM} name={TRAP_FIELD} value={values[TRAP_FIELD]} error={errors[TRAP_FIELD]} />
          <Button type="submit" size="l" className="justify-self-start">
            Senden
          </Button>
        </FormFrame>
        <SmallPrint className="mt-5">
          Name, Ort und Worte stehen hier, sobald jemand sie gelesen hat, bis die Anzeige zu Ende ist. Die E-Mail-Adresse löschen
          wir nach {CONDOLENCE_SENDER_DAYS} Tagen; mehr steht unter <TextLink href="/datenschutz">Datenschutz</TextLink>.
        </SmallPrint>
      </div>
    </details>
  );
}
