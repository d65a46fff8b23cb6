import { type FormEvent, useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toPagePath } from "#app/domain/newsroom/pages/page-paths.ts";
import type { SentForm } from "#app/features/newsroom/desk/post/publish-panel.tsx";
import { submitSaved } from "#app/features/newsroom/desk/post/submit-saved.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { FindPicture } from "#shared/content/desk-faults.ts";
import { findPageFaults, type PageText } from "#shared/content/page-text.ts";
import type { PageDeskView } from "./page-desk-view-model.ts";
import { toPageFaultText } from "./page-fault-texts.ts";

type PagePanelProps = {
  view: Pick<
    PageDeskView,
    "id" | "latest" | "slug" | "isDraft" | "isPublished" | "isLegal" | "isEditable" | "publishAt" | "planned"
  >;
  text: PageText;
  /** There is something to publish. */
  hasDraft: boolean;
  findPicture: FindPicture;
  /** The revision that the buttons act upon. */
  revision: number;
  form: SentForm;
  /** Saves what is typed; null where it could not be. Without script there is nothing to wait for. */
  flush: (() => Promise<number | null>) | null;
};

/** What may become of the page: each a form of its own, which acts upon the text that was saved last. */
export function PagePanel({ view, text, hasDraft, findPicture, revision, form, flush }: PagePanelProps) {
  const { id, latest, slug, isDraft, isPublished, isLegal, isEditable, publishAt, planned } = view;
  const [failure, setFailure] = useState<string | null>(null);
  const faults = isEditable ? findPageFaults(text, slug, findPicture) : [];
  const isReady = isEditable && hasDraft && !faults.some(({ isHard }) => isHard);
  const frame = (intent: string) => ({
    intent,
    action: toPagePath(id),
    fields: { known: String(revision), latest: String(latest) },
    ...(flush === null ? {} : { onSubmit: (event: FormEvent<HTMLFormElement>) => submitSaved(event, flush, setFailure) }),
  });
  const errors = (name: string) => (form?.name === name ? form.errors : {});
  const values = (name: string) => (form?.name === name ? form.values : {});
  return (
    <section
      className="grid grid-cols-1 gap-4 border-l-3 border-accent bg-surface p-4 print:hidden"
      aria-labelledby="veroeffentlichen"
    >
      <Title size="sub" as="h2">
        <span id="veroeffentlichen">Veröffentlichen</span>
      </Title>
      {faults.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-[0.9375rem]" aria-label="Vor dem Veröffentlichen">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)} className={fault.isHard ? "font-semibold text-live" : "text-soft"}>
              {toPageFaultText(fault)}
            </li>
          ))}
        </ul>
      )}
      {!hasDraft && <p className="text-[0.9375rem] text-soft">So steht die Seite auf der Website.</p>}
      {failure !== null && (
        <p role="alert" className="font-semibold text-live">
          {failure}
        </p>
      )}
      <FormFrame {...frame("publish")}>
        <Button type="submit" disabled={isReady ? undefined : true} className="w-full">
          {isPublished ? "Änderungen veröffentlichen" : "Jetzt veröffentlichen"}
        </Button>
      </FormFrame>
      {planned !== null && (
        <FormFrame {...frame("unplan")} className="grid grid-cols-1 gap-3">
          <p className="text-[0.9375rem]">{planned}</p>
          <Button type="submit" tone="quiet" className="w-full">
            Aus dem Plan nehmen
          </Button>
        </FormFrame>
      )}
      {hasDraft && (
        <details className="group" open={Object.keys(errors("plan")).length > 0}>
          <DetailsSummary>{planned === null ? "Planen" : "Auf später oder früher planen"}</DetailsSummary>
          <FormFrame {...frame("plan")} className="grid grid-cols-1 gap-3 pt-2" noValidate>
            <LabelledField form="planen" name="at" label="Erscheint am" error={errors("plan").at}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="datetime-local"
                  required
                  defaultValue={values("plan").at ?? (publishAt === null ? "" : toLocalInput(publishAt))}
                  className={`${attributes.className} w-full tabular-nums`}
                />
              )}
            </LabelledField>
            <Button type="submit" tone="quiet" disabled={isReady ? undefined : true}>
              Planen
            </Button>
          </FormFrame>
        </details>
      )}
      {isPublished && isDraft && (
        <details className="group">
          <DetailsSummary isDangerous>Entwurf verwerfen</DetailsSummary>
          <FormFrame {...frame("discard")} className="grid grid-cols-1 gap-3 pt-2">
            <p className="text-[0.9375rem] text-soft">Was seit dem letzten Veröffentlichen geändert wurde, geht verloren.</p>
            <Button type="submit" tone="danger">
              Verwerfen
            </Button>
          </FormFrame>
        </details>
      )}
      {isPublished && (
        <details className="group" open={Object.keys(errors("withdraw")).length > 0}>
          <DetailsSummary isDangerous>Von der Website nehmen</DetailsSummary>
          <FormFrame {...frame("withdraw")} className="grid grid-cols-1 gap-3 pt-2" noValidate>
            <p className="text-[0.9375rem] text-soft">
              {isLegal
                ? "Diese Seite verlangt das Gesetz, und Mails verlinken hierher. "
                : "Ihre Adressen führen dann ins Leere, oder weiter. "}
              Der Text bleibt hier als Entwurf.
            </p>
            <LabelledField
              form="wegnehmen"
              name="to"
              label="Weiter zu"
              error={errors("withdraw").to}
              hint="Eine Seite dieser Zeitung wie /kontakt; leer für keine."
            >
              {(attributes) => <input {...attributes} maxLength={300} defaultValue={values("withdraw").to} />}
            </LabelledField>
            <Button type="submit" tone="danger">
              Von der Website nehmen
            </Button>
          </FormFrame>
        </details>
      )}
      {!isPublished && (
        <details className="group">
          <DetailsSummary isDangerous>Löschen</DetailsSummary>
          <FormFrame {...frame("delete")} className="grid grid-cols-1 gap-3 pt-2">
            <p className="text-[0.9375rem] text-soft">
              Der Entwurf geht mit allen Ständen. Das lässt sich nicht rückgängig machen.
            </p>
            <Button type="submit" tone="danger">
              Endgültig löschen
            </Button>
          </FormFrame>
        </details>
      )}
    </section>
  );
}
