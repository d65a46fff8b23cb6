import { FormError } from "#app/components/form/form-error.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { sectionForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH, toSpotId } from "#app/domain/newsroom/front/front-paths.ts";
import { BREAKING_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { FrontBar } from "./front-bar.tsx";
import { FrontDrag } from "./front-drag.tsx";
import { FrontSection } from "./front-section.tsx";
import type { FrontView } from "./front-view-model.ts";
import { SectionForm } from "./section-form.tsx";

type FrontPageProps = {
  view: FrontView;
  /** The form that came back, with its name. */
  form: { name: string; state: FormState } | null;
  rights: readonly StaffRight[];
};

const newSection = { layout: "LIST", feed: "all", post_count: "5", ratio: "SMALL", shows_pictures: "on" };

/** The front page as it is prepared: its sections with their places, and what becomes of the draft. */
export function FrontPage({ view, form, rights }: FrontPageProps) {
  const { sections, seen, sources, done, doneAt, opened, breaking } = view;
  const stateOf = (name: string) => (form?.name === name ? form.state : emptyForm);
  const typed = stateOf(sectionForm.name);
  const typedKey = form?.name === sectionForm.name ? (typed.values.section ?? "") : null;
  return (
    <NewsroomRoom current={FRONT_PATH} rights={rights}>
      <RoomHeading title="Titelseite">{view.state}</RoomHeading>
      <FormError html={form?.state.formError ?? null} />
      {done !== null && (
        <Notice as="p" role="status" tabIndex={doneAt === null ? -1 : undefined} autoFocus={doneAt === null && opened === null}>
          {done}
        </Notice>
      )}
      <p className="border-l-3 border-live bg-surface px-4 py-3 wrap-anywhere">
        {breaking === null ? "Gerade steht keine Eilmeldung über den Seiten." : `Eilmeldung: ${breaking}`}{" "}
        <TextLink href={BREAKING_PATH}>{breaking === null ? "Eine setzen" : "Ändern oder beenden"}</TextLink>
      </p>
      <FrontBar view={view} plan={stateOf("plan")} />
      <nav aria-label="Abschnitte" className="print:hidden">
        <ol className="flex flex-wrap gap-x-5">
          {sections.map(({ key, name }) => (
            <li key={key}>
              <TextLink isTall href={`#${toSpotId({ section: key, place: null })}`}>
                {name}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <ol className="grid grid-cols-1 gap-10" data-front>
        {sections.map((section) => (
          <FrontSection
            key={section.key}
            section={section}
            seen={seen}
            sources={sources}
            opened={opened}
            doneAt={doneAt}
            pinState={stateOf("pin")}
            form={typedKey === section.key ? typed : null}
          />
        ))}
      </ol>
      <details className="group border-t border-rule pt-3" open={typedKey === ""}>
        <DetailsSummary>Abschnitt hinzufügen</DetailsSummary>
        <Title size="sub" as="h2" className="sr-only">
          Neuer Abschnitt
        </Title>
        <SectionForm
          id="neu"
          sectionKey=""
          values={newSection}
          state={typedKey === "" ? typed : emptyForm}
          {...{ seen, sources }}
        />
      </details>
      <FrontDrag seen={seen} />
    </NewsroomRoom>
  );
}
