import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { DRAFT_FIELD, deathNoticeForm } from "#app/domain/death-notice/death-notice-form.ts";
import {
  NEW_DEATH_NOTICE_PATH,
  NEWSROOM_DEATH_NOTICES_PATH,
  toCondolencesPath,
  toNewsroomDeathNoticePath,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { DeathNoticeFields } from "./death-notice-fields.tsx";
import type { NewsroomDeathNoticeView } from "./newsroom-death-notices-view-model.ts";

type NewsroomDeathNoticePageProps = {
  view: NewsroomDeathNoticeView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** One notice: change it, show it to readers, take it from them. */
export function NewsroomDeathNoticePage({ view, done, rights, form }: NewsroomDeathNoticePageProps) {
  const { id, revision, state, name, stateText, importText, link, candles, values } = view;
  const path = toNewsroomDeathNoticePath(id);
  const fields = { known: String(revision) };
  const hasCome = form.formError !== null || Object.keys(form.errors).length > 0;
  return (
    <NewsroomRoom current={NEWSROOM_DEATH_NOTICES_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={name}>{stateText}</RoomHeading>
      {done !== null && !hasCome && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-6">
        {link !== null && (
          <TextLink isTall href={link}>
            So sehen es Leserinnen und Leser
          </TextLink>
        )}
        <TextLink isTall href={toCondolencesPath({ state: "HELD", notice: id, after: null })}>
          Worte des Beileids dazu
        </TextLink>
      </p>
      {candles > 0 && (
        <p className="text-soft">{candles === 1 ? "Eine Kerze wurde" : `${candles} Kerzen wurden`} hier angezündet.</p>
      )}
      {state !== "SHOWN" && (
        <ButtonForm intent="show" action={path} fields={fields}>
          {state === "DRAFT" ? "Freigeben" : "Wieder zeigen"}
        </ButtonForm>
      )}
      {importText !== null && <p className="max-w-[41rem] text-soft">{importText}</p>}
      <FormFrame intent={deathNoticeForm.name} action={path} fields={fields} className={tintedForm} noValidate>
        <DeathNoticeFields values={Object.keys(form.values).length > 0 ? form.values : values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Speichern
        </Button>
      </FormFrame>
      {state !== "WITHDRAWN" && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>Zurückziehen</DetailsSummary>
          <FormFrame intent="withdraw" action={path} fields={fields} className="mt-2 grid justify-items-start gap-3">
            <p className="max-w-[41rem]">
              Niemand sieht die Anzeige dann, mit allem, was dazu geschrieben wurde. 30 Tage lang lässt sie sich wieder zeigen;
              ein Bild aus der Bilderverwaltung löschst du dort.
            </p>
            <Button type="submit" tone="danger">
              Ja, zurückziehen
            </Button>
          </FormFrame>
        </details>
      )}
    </NewsroomRoom>
  );
}

type NewDeathNoticePageProps = Pick<NewsroomDeathNoticePageProps, "rights" | "form"> & {
  /** What stands in the fields at first. */
  values: FormState["values"];
};

/** A new notice. */
export function NewDeathNoticePage({ rights, form, values }: NewDeathNoticePageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_DEATH_NOTICES_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title="Neue Traueranzeige">Alle sehen sie, sobald du sie freigibst.</RoomHeading>
      <FormFrame intent={deathNoticeForm.name} action={NEW_DEATH_NOTICE_PATH} className={tintedForm} noValidate>
        <DeathNoticeFields values={Object.keys(form.values).length > 0 ? form.values : values} errors={form.errors} />
        <ButtonRow>
          <Button type="submit">Eintragen und freigeben</Button>
          <Button type="submit" name={DRAFT_FIELD} value="ja" tone="paper">
            Als Entwurf speichern
          </Button>
        </ButtonRow>
      </FormFrame>
    </NewsroomRoom>
  );
}
