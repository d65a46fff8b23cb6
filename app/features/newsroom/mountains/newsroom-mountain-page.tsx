import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  MOUNTAINS_PATH,
  NEWSROOM_MOUNTAINS_PATH,
  toNewMountainPath,
  toNewsroomMountainPath,
} from "#app/domain/mountain/mountain-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { MountainKind } from "#shared/rules/mountain-rules.ts";
import { MountainFields } from "./mountain-fields.tsx";
import type { NewsroomMountainView } from "./newsroom-mountains-view-model.ts";

type NewsroomMountainPageProps = {
  view: NewsroomMountainView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** One pass or webcam: change it, show it to readers, take it from them. */
export function NewsroomMountainPage({ view, done, rights, form }: NewsroomMountainPageProps) {
  const { id, revision, kind, isShown, title, stateText, importText, values } = view;
  const path = toNewsroomMountainPath(id);
  const fields = { known: String(revision) };
  const hasCome = form.formError !== null || Object.keys(form.errors).length > 0;
  return (
    <NewsroomRoom current={NEWSROOM_MOUNTAINS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={title}>{stateText}</RoomHeading>
      {done !== null && !hasCome && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      {isShown ? (
        <p>
          <TextLink isTall href={MOUNTAINS_PATH}>
            So sehen es Leserinnen und Leser
          </TextLink>
        </p>
      ) : (
        <ButtonForm intent="show" action={path} fields={fields}>
          Wieder zeigen
        </ButtonForm>
      )}
      {importText !== null && <p className="max-w-[41rem] text-soft">{importText}</p>}
      <FormFrame intent={kind} action={path} fields={fields} className={tintedForm} noValidate>
        <MountainFields kind={kind} values={Object.keys(form.values).length > 0 ? form.values : values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Speichern
        </Button>
      </FormFrame>
      {isShown && (
        <details className="group print:hidden">
          <DetailsSummary isDangerous>Zurückziehen</DetailsSummary>
          <FormFrame intent="withdraw" action={path} fields={fields} className="mt-2 grid justify-items-start gap-3">
            <p>Niemand sieht es dann. Es bleibt in der Liste und lässt sich wieder zeigen.</p>
            <Button type="submit" tone="danger">
              Ja, zurückziehen
            </Button>
          </FormFrame>
        </details>
      )}
    </NewsroomRoom>
  );
}

type NewMountainPageProps = Pick<NewsroomMountainPageProps, "rights" | "form"> & { kind: MountainKind };

/** A new pass or webcam. */
export function NewMountainPage({ kind, rights, form }: NewMountainPageProps) {
  return (
    <NewsroomRoom current={NEWSROOM_MOUNTAINS_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={kind === "pass" ? "Neuer Pass" : "Neue Webcam"}>Alle sehen es, sobald du es einträgst.</RoomHeading>
      <FormFrame intent={kind} action={toNewMountainPath(kind)} className={tintedForm} noValidate>
        <MountainFields kind={kind} values={form.values} errors={form.errors} />
        <Button type="submit" className="justify-self-start">
          Eintragen
        </Button>
      </FormFrame>
    </NewsroomRoom>
  );
}
