import { OwnAd } from "#app/components/advertising/ad.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { campaignForm } from "#app/domain/advertising/campaign-form.ts";
import { CAMPAIGNS_PATH, NEW_CAMPAIGN_PATH, toCampaignPath } from "#app/domain/advertising/campaign-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { CampaignFields } from "./campaign-fields.tsx";
import { CampaignNumbers } from "./campaign-numbers.tsx";
import type { CampaignView } from "./campaign-view-model.ts";

type CampaignPageProps = {
  view: CampaignView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** One campaign: how readers see it, its numbers, and the forms that change it, pause it and end it. */
export function CampaignPage({ view, done, rights, form }: CampaignPageProps) {
  const { id, revision, state, isPaused, title, stateText, standing, facts, previews, values } = view;
  const path = toCampaignPath(id);
  const fields = { known: String(revision) };
  const hasCome = form.formError !== null || Object.keys(form.errors).length > 0;
  return (
    <NewsroomRoom current={CAMPAIGNS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={title}>{stateText}</RoomHeading>
      {done !== null && !hasCome && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-2">
        <p>{facts}</p>
        {standing !== null && <p className="font-semibold text-live">{standing}</p>}
      </div>
      {state !== "ENDED" && (
        <ButtonForm intent={isPaused ? "resume" : "pause"} action={path} fields={fields} tone={isPaused ? undefined : "quiet"}>
          {isPaused ? "Fortsetzen" : "Anhalten"}
        </ButtonForm>
      )}
      <CampaignNumbers view={view} />
      {previews.length > 0 && (
        <RoomSection title="So steht sie da">
          <div className="grid grid-cols-1 justify-items-start gap-6">
            {previews.map(({ title: name, ad }) => (
              <figure key={name} className="max-w-full min-w-0">
                <OwnAd view={ad} isPreview />
                <figcaption className="mt-1 text-[0.875rem] text-soft">{name}</figcaption>
              </figure>
            ))}
          </div>
        </RoomSection>
      )}
      <FormFrame intent={campaignForm.name} action={path} fields={fields} className={tintedForm} noValidate>
        <CampaignFields values={Object.keys(form.values).length > 0 ? form.values : values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Speichern
        </Button>
      </FormFrame>
      {state !== "ENDED" && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>Beenden</DetailsSummary>
          <FormFrame intent="end" action={path} fields={fields} className="mt-2 grid justify-items-start gap-3">
            <p>Die Anzeige verschwindet sofort von allen Seiten. Die Zahlen bleiben.</p>
            <Button type="submit" tone="danger">
              Ja, beenden
            </Button>
          </FormFrame>
        </details>
      )}
    </NewsroomRoom>
  );
}

/** A new campaign. */
export function NewCampaignPage({ rights, form }: Pick<CampaignPageProps, "rights" | "form">) {
  return (
    <NewsroomRoom current={CAMPAIGNS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title="Neue Kampagne">Sie erscheint von selbst, sobald ihr erster Tag beginnt.</RoomHeading>
      <FormFrame intent={campaignForm.name} action={NEW_CAMPAIGN_PATH} className={tintedForm} noValidate>
        <CampaignFields values={form.values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Anlegen
        </Button>
      </FormFrame>
    </NewsroomRoom>
  );
}
