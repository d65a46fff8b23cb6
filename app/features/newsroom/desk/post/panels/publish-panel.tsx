import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { PostView } from "#app/features/newsroom/desk/post/post-view-model.ts";
import type { DeadLink } from "#app/features/newsroom/desk/post/saving/send-desk.client.ts";
import { useSavedSubmit } from "#app/features/newsroom/desk/post/saving/use-saved-submit.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { type FindPicture, findDeskFaults } from "#shared/content/desk-faults.ts";
import type { DeskText } from "#shared/content/desk-text.ts";
import { toDeadLinkText, toFaultText } from "./fault-texts.ts";
import { DangerStep, PanelFrame, PlanStep } from "./panel-steps.tsx";

/** A form as it came back, with its name. */
export type SentForm = (FormState & { name: string }) | null;

type PublishPanelProps = {
  view: Pick<PostView, "id" | "state" | "canPublish" | "isEditable" | "isDeletable" | "publishAt" | "isChangedSince" | "tickers">;
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
  const { id, state, canPublish, isEditable, isDeletable, publishAt, tickers } = view;
  const { failure, toProps } = useSavedSubmit(flush);
  const faults = findDeskFaults(text, { findOwn: findPicture, tickers });
  const isReady = !faults.some(({ isHard }) => isHard);
  const frame = (intent: string) => ({ intent, action: toDeskPath(id), fields: { known: String(revision) }, ...toProps(intent) });
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
    <PanelFrame
      title={canPublish ? "Veröffentlichen" : "Abgeben"}
      faults={[
        ...faults.map((fault, index) => ({ key: `${index} ${fault.kind}`, text: toFaultText(fault), isHard: fault.isHard })),
        ...deadLinks.map((dead) => ({ key: dead.link, text: toDeadLinkText(dead), isHard: true })),
      ]}
      failure={failure}
    >
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
        <PlanStep
          frame={frame("plan")}
          send={send("plan")}
          isPlanned={state === "PLANNED"}
          isReady={isReady}
          error={errors("plan").at}
          typed={values("plan").at}
          at={publishAt}
          field={field}
        />
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
            <RoomField
              form="korrektur"
              name="correction"
              label="Was war falsch, was stimmt?"
              error={errors("correct").correction}
              hasFocus={errors("correct").correction !== undefined}
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
            </RoomField>
            <Button type="submit" {...send("correct")} tone="quiet">
              Veröffentlichen
            </Button>
          </FormFrame>
        </details>
      )}
      {canPublish && isPublic && (
        <DangerStep
          frame={frame("withdraw")}
          send={send("withdraw")}
          title="Zurückziehen"
          text="Niemand sieht den Beitrag mehr; hier bleibt er. Was überall weg muss, auch aus Ständen und Suche, wird gesperrt."
          button="Zurückziehen"
        />
      )}
      {isDeletable && (
        <DangerStep
          frame={frame("delete")}
          title="Löschen"
          text="Der Entwurf geht mit allen Ständen. Das lässt sich nicht rückgängig machen."
          button="Endgültig löschen"
        />
      )}
    </PanelFrame>
  );
}
