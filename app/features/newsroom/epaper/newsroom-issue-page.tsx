import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { NEWSROOM_EPAPER_PATH, toNewsroomIssuePath } from "#app/domain/epaper/epaper-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsroomIssueView } from "./newsroom-epaper-view-model.ts";

type NewsroomIssuePageProps = {
  view: NewsroomIssueView;
  /** What was done last. */
  done: string | null;
  rights: readonly StaffRight[];
  form: FormState;
};

/** One issue: look at its pages, show it to readers, take it from them, delete it. */
export function NewsroomIssuePage({ view, done, rights, form }: NewsroomIssuePageProps) {
  const { id, revision, state, title, stateText, link, problem, pages } = view;
  const path = toNewsroomIssuePath(id);
  const fields = { known: String(revision) };
  return (
    <NewsroomRoom current={NEWSROOM_EPAPER_PATH} rights={rights}>
      <FormError html={form.formError} />
      <RoomHeading title={title}>{stateText}</RoomHeading>
      {done !== null && form.formError === null && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="live">
          <p>
            Die Datei ließ sich nicht einlesen: <span lang="en">{problem}</span>. Stand für diesen Tag schon eine Ausgabe da, so
            steht sie weiter da.
          </p>
        </Notice>
      )}
      {state === "LOADING" && (
        <p className="max-w-[41rem]">
          Ein Import läuft, oder er ist abgebrochen. Niemand sieht diese Ausgabe, bis sie vollständig da ist; ein neuer Import
          desselben Tages beginnt von vorn.
        </p>
      )}
      {link !== null && (
        <p>
          <TextLink isTall href={link}>
            So sehen es Leserinnen und Leser
          </TextLink>
        </p>
      )}
      {state === "WITHDRAWN" && (
        <ButtonForm intent="show" action={path} fields={fields}>
          Wieder zeigen
        </ButtonForm>
      )}
      {pages.length > 0 && (
        <RoomSection title="Seiten">
          <ol className="grid grid-cols-3 gap-4 sm:grid-cols-4 md:grid-cols-6">
            {pages.map(({ number, href, src, width, height }) => (
              <li key={number}>
                <a href={href} className="group block">
                  <img
                    src={src}
                    width={width}
                    height={height}
                    alt=""
                    loading="lazy"
                    className="block h-auto w-full border border-rule bg-white"
                  />
                  <span className="mt-1 block text-center text-[0.9375rem] group-hover:text-accent">Seite {number}</span>
                </a>
              </li>
            ))}
          </ol>
        </RoomSection>
      )}
      {state === "SHOWN" && (
        <Danger intent="withdraw" summary="Zurückziehen" button="Ja, zurückziehen" path={path} fields={fields}>
          Niemand sieht die Ausgabe dann. Sie lässt sich hier wieder zeigen, und ein neuer Import desselben Tages ersetzt sie.
        </Danger>
      )}
      <Danger intent="delete" summary="Löschen" button="Ja, löschen" path={path} fields={fields}>
        Die Ausgabe und ihre Bilder sind dann weg. Zurück kommt sie nur durch einen neuen Import.
      </Danger>
    </NewsroomRoom>
  );
}

type DangerProps = {
  intent: string;
  summary: string;
  button: string;
  path: string;
  fields: Record<string, string>;
  children: string;
};

/** What asks once more before it is done. */
function Danger({ intent, summary, button, path, fields, children }: DangerProps) {
  return (
    <details className="group print:hidden">
      <DetailsSummary isDangerous>{summary}</DetailsSummary>
      <FormFrame intent={intent} action={path} fields={fields} className="mt-2 grid justify-items-start gap-3">
        <p>{children}</p>
        <Button type="submit" tone="danger">
          {button}
        </Button>
      </FormFrame>
    </details>
  );
}
