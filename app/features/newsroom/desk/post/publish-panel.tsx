import { type FormEvent, useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { type FindPicture, findDeskFaults } from "#shared/content/desk-faults.ts";
import type { DeskText } from "#shared/content/desk-text.ts";
import { toDeadLinkText, toFaultText } from "./fault-texts.ts";
import type { PostView } from "./post-view-model.ts";
import type { DeadLink } from "./send-desk.client.ts";
import { submitSaved } from "./submit-saved.ts";

/** A form as it came back, with its name. */
export type SentForm = (FormState & { name: string }) | null;

type PublishPanelProps = {
  view: Pick<PostView, "id" | "state" | "canPublish" | "isEditable" | "isDeletable" | "publishAt" | "isChangedSince">;
  text: DeskText;
  deadLinks: readonly DeadLink[];
  findPicture: FindPicture;
  /** The revision that the buttons act upon. */
  revision: number;
  form: SentForm;
  /** Saves what is typed; null where it could not be. Without script there is nothing to wait for. */
  flush: (() => Promise<number | null>) | null;
  /** The form of the head, with which the buttons send until there is a script; null where nothing may be typed. */
  headForm: string | null;
};

/** What may become of the post: each a form of its own, which acts upon the text that was saved last. */
export function PublishPanel({ view, text, deadLinks, findPicture, revision, form, flush, headForm }: PublishPanelProps) {
  const { id, state, canPublish, isEditable, isDeletable, publishAt } = view;
  const [failure, setFailure] = useState<string | null>(null);
  const faults = findDeskFaults(text, findPicture);
  const isReady = !faults.some(({ isHard }) => isHard);
  const frame = (intent: string) => ({
    intent,
    action: toDeskPath(id),
    fields: { known: String(revision) },
    ...(flush === null ? {} : { onSubmit: (event: FormEvent<HTMLFormElement>) => submitSaved(event, flush, setFailure) }),
  });
  const isPublic = state === "PUBLISHED";
  // Until there is a script: what stands in the head is saved by the same press.
  const isPlain = flush === null && headForm !== null;
  const send = (intent: string) => (isPlain ? { form: headForm, name: "then", value: intent } : {});
  // The whole form of the head would have to be filled in.
  const field = isPlain ? { form: headForm, required: false } : {};
  const isSent = (name: string) => form?.name === name || (form?.name === "head" && form.values.then === name);
  const errors = (name: string) => (isSent(name) ? (form?.errors ?? {}) : {});
  const values = (name: string) => (isSent(name) ? (form?.values ?? {}) : {});
  return (
    <section
      className="grid grid-cols-1 gap-4 border-l-3 border-accent bg-surface p-4 print:hidden"
      aria-labelledby="veroeffentlichen"
    >
      <Title size="sub" as="h2">
        <span id="veroeffentlichen">{canPublish ? "Veröffentlichen" : "Abgeben"}</span>
      </Title>
      {faults.length + deadLinks.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-[0.9375rem]" aria-label="Vor dem Veröffentlichen">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)} className={fault.isHard ? "font-semibold text-live" : "text-soft"}>
              {toFaultText(fault)}
            </li>
          ))}
          {deadLinks.map((dead) => (
            <li key={dead.link} className="font-semibold text-live wrap-anywhere">
              {toDeadLinkText(dead)}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <p role="alert" className="font-semibold text-live">
          {failure}
        </p>
      )}
      {canPublish && (
        <FormFrame {...frame("publish")}>
          <Button type="submit" {...send("publish")} disabled={isReady ? undefined : true} className="w-full">
            {isPublic ? "Änderungen veröffentlichen" : "Jetzt veröffentlichen"}
          </Button>
        </FormFrame>
      )}
      {isEditable && state === "DRAFT" && (
        <FormFrame {...frame("submit")}>
          <Button type="submit" {...send("submit")} tone="quiet" className="w-full">
            Abgeben
          </Button>
        </FormFrame>
      )}
      {canPublish && state === "SUBMITTED" && (
        <FormFrame {...frame("return")}>
          <Button type="submit" {...send("return")} tone="quiet" className="w-full">
            Zurückgeben
          </Button>
        </FormFrame>
      )}
      {canPublish && !isPublic && (
        <details className="group" open={Object.keys(errors("plan")).length > 0}>
          <DetailsSummary>{state === "PLANNED" ? "Auf später oder früher planen" : "Planen"}</DetailsSummary>
          <FormFrame {...frame("plan")} className="grid grid-cols-1 gap-3 pt-2" noValidate>
            <LabelledField form="planen" name="at" label="Erscheint am" error={errors("plan").at}>
              {(attributes) => (
                <input
                  {...attributes}
                  type="datetime-local"
                  required
                  {...field}
                  defaultValue={values("plan").at ?? (publishAt === null ? "" : toLocalInput(publishAt))}
                  className={`${attributes.className} w-full tabular-nums`}
                />
              )}
            </LabelledField>
            <Button type="submit" {...send("plan")} tone="quiet" disabled={isReady ? undefined : true}>
              Planen
            </Button>
          </FormFrame>
        </details>
      )}
      {canPublish && state === "PLANNED" && (
        <FormFrame {...frame("unplan")}>
          <Button type="submit" {...send("unplan")} tone="quiet" className="w-full">
            Aus dem Plan nehmen
          </Button>
        </FormFrame>
      )}
      {canPublish && isPublic && (
        <details className="group" open={Object.keys(errors("correct")).length > 0}>
          <DetailsSummary>Mit Korrektur veröffentlichen</DetailsSummary>
          <FormFrame {...frame("correct")} className="grid grid-cols-1 gap-3 pt-2" noValidate>
            <LabelledField
              form="korrektur"
              name="correction"
              label="Was war falsch, was stimmt?"
              error={errors("correct").correction}
              hint="Steht mit dem heutigen Tag unter dem Text."
            >
              {(attributes) => (
                <textarea
                  {...attributes}
                  rows={4}
                  maxLength={2000}
                  required
                  {...field}
                  defaultValue={values("correct").correction}
                />
              )}
            </LabelledField>
            <Button type="submit" {...send("correct")} tone="quiet">
              Veröffentlichen
            </Button>
          </FormFrame>
        </details>
      )}
      {canPublish && isPublic && (
        <details className="group">
          <DetailsSummary isDangerous>Zurückziehen</DetailsSummary>
          <FormFrame {...frame("withdraw")} className="grid grid-cols-1 gap-3 pt-2">
            <p className="text-[0.9375rem] text-soft">
              Niemand sieht den Beitrag mehr; hier bleibt er. Was überall weg muss, auch aus Ständen und Suche, wird gesperrt.
            </p>
            <Button type="submit" {...send("withdraw")} tone="danger">
              Zurückziehen
            </Button>
          </FormFrame>
        </details>
      )}
      {isDeletable && (
        <details className="group">
          <DetailsSummary isDangerous>Löschen</DetailsSummary>
          <FormFrame intent="delete" action={toDeskPath(id)} className="grid grid-cols-1 gap-3 pt-2">
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
