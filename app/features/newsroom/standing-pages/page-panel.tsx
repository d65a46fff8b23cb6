import { FormFrame } from "#app/components/form/form-frame.tsx";
import { toPagePath } from "#app/domain/newsroom/pages/page-paths.ts";
import { DangerStep, PanelFrame, PlanStep } from "#app/features/newsroom/desk/post/panels/panel-steps.tsx";
import type { SentForm } from "#app/features/newsroom/desk/post/panels/publish-panel.tsx";
import { useSavedSubmit } from "#app/features/newsroom/desk/post/saving/use-saved-submit.ts";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { FindPicture } from "#shared/content/desk-faults.ts";
import { findPageFaults, type PageText } from "#shared/content/page-text.ts";
import type { PageDeskView } from "./page-desk-view-model.ts";
import { toPageFaultText } from "./page-fault-texts.ts";

type PagePanelProps = {
  view: Pick<PageDeskView, "id" | "latest" | "slug" | "isPublished" | "isLegal" | "isEditable" | "publishAt" | "planned">;
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
  const { id, latest, slug, isPublished, isLegal, isEditable, publishAt, planned } = view;
  const { failure, toProps } = useSavedSubmit(flush);
  const faults = isEditable ? findPageFaults(text, slug, findPicture) : [];
  const isReady = isEditable && hasDraft && !faults.some(({ isHard }) => isHard);
  const frame = (intent: string) => ({
    intent,
    action: toPagePath(id),
    fields: { known: String(revision), latest: String(latest) },
    ...toProps(intent),
  });
  const errors = (name: string) => (form?.name === name ? form.errors : {});
  const values = (name: string) => (form?.name === name ? form.values : {});
  return (
    <PanelFrame
      title="Veröffentlichen"
      faults={faults.map((fault) => ({ key: JSON.stringify(fault), text: toPageFaultText(fault), isHard: fault.isHard }))}
      note={hasDraft ? null : "So steht die Seite auf der Website."}
      failure={failure}
    >
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
        <PlanStep
          frame={frame("plan")}
          isPlanned={planned !== null}
          isReady={isReady}
          error={errors("plan").at}
          typed={values("plan").at}
          at={publishAt}
        />
      )}
      {isPublished && hasDraft && (
        <DangerStep
          frame={frame("discard")}
          title="Entwurf verwerfen"
          text="Was seit dem letzten Veröffentlichen geändert wurde, geht verloren."
          button="Verwerfen"
        />
      )}
      {isPublished && (
        <DangerStep
          frame={{ ...frame("withdraw"), noValidate: true }}
          title="Von der Website nehmen"
          text={`${
            isLegal
              ? "Diese Seite verlangt das Gesetz, und Mails verlinken hierher."
              : "Ihre Adressen führen dann ins Leere, oder weiter."
          } Der Text bleibt hier als Entwurf.`}
          button="Von der Website nehmen"
          isOpen={Object.keys(errors("withdraw")).length > 0}
        >
          <RoomField
            form="wegnehmen"
            name="to"
            label="Weiter zu"
            error={errors("withdraw").to}
            hasFocus={errors("withdraw").to !== undefined}
            hint="Eine Seite dieser Zeitung wie /kontakt; leer für keine."
          >
            {(attributes) => <input {...attributes} maxLength={300} defaultValue={values("withdraw").to} />}
          </RoomField>
        </DangerStep>
      )}
      {!isPublished && (
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
