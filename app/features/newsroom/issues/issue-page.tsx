import { FormError } from "#app/components/form/form-error.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { issuePlanForm, titleForm, wordsForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { ISSUES_PATH } from "#app/domain/newsroom/issues/issue-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { AddPanel } from "./add-panel.tsx";
import { IssueBar } from "./issue-bar.tsx";
import { IssueSection } from "./issue-section.tsx";
import type { IssueView } from "./issue-view-model.ts";
import { PastList } from "./past-list.tsx";
import { TitleForm } from "./title-form.tsx";
import { WordsForm } from "./words-form.tsx";

type IssuePageProps = {
  view: IssueView;
  /** The form that came back, with its name. */
  form: { name: string; state: FormState } | null;
  rights: readonly StaffRight[];
};

/** An issue as it is prepared: its words, its sections with their posts, and what becomes of it. */
export function IssuePage({ view, form, rights }: IssuePageProps) {
  const { title, path, seen, sections, isOpen, isArranged, hasHour, done, doneAt, opened, warning } = view;
  const stateOf = (name: string) => (form?.name === name ? form.state : emptyForm);
  const words = stateOf(wordsForm.name);
  const titled = stateOf(titleForm.name);
  const titledKey = form?.name === titleForm.name ? (titled.values.section ?? "") : null;
  return (
    <NewsroomRoom current={ISSUES_PATH} rights={rights}>
      <RoomHeading title={title}>
        <TextLink isTall href={ISSUES_PATH}>
          ← Newsletter
        </TextLink>
        <p>{view.when}</p>
        {isOpen && <p>{view.prepared}</p>}
      </RoomHeading>
      <FormError html={form?.state.formError ?? null} />
      {done !== null && (
        <Notice
          as="p"
          role="status"
          tabIndex={doneAt?.step == null ? -1 : undefined}
          autoFocus={doneAt?.step == null && opened === null}
        >
          {done}
        </Notice>
      )}
      {warning !== null && <Notice as="p">{warning}</Notice>}
      {hasHour && <ComingNav coming={view.coming} />}
      {isOpen && <IssueBar view={view} plan={stateOf(issuePlanForm.name)} rights={rights} />}
      {(isOpen || Object.keys(words.values).length > 0) && <WordsForm view={view} state={words} />}
      {isOpen && (
        <RoomSection title="Beiträge" isHigh>
          {sections.length === 0 && opened === null && (
            <p>
              <TextLink isTall href={`${path}?abschnitt=0`}>
                Beitrag hinzufügen
              </TextLink>
            </p>
          )}
          {sections.length === 0 && opened !== null && (
            <AddPanel opened={opened} path={path} seen={seen} state={stateOf("add")} as="h3" />
          )}
          <ol className="grid grid-cols-1 gap-8">
            {sections.map((section) => (
              <IssueSection
                key={section.key}
                section={section}
                path={path}
                seen={seen}
                doneAt={doneAt}
                opened={opened?.at === section.at ? opened : null}
                addState={stateOf("add")}
                form={titledKey === section.key ? titled : null}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-start gap-x-8">
            <details className="group" open={titledKey === ""}>
              <DetailsSummary>Abschnitt hinzufügen</DetailsSummary>
              <TitleForm id="neu" sectionKey="" title="" path={path} seen={seen} state={titledKey === "" ? titled : emptyForm} />
            </details>
            {hasHour && isArranged && (
              <ButtonForm intent="automatic" action={path} fields={seen} tone="quiet">
                Beiträge wieder von selbst
              </ButtonForm>
            )}
          </div>
        </RoomSection>
      )}
      <RoomSection title="Frühere Ausgaben">
        <p className="text-soft">Was gesendet ist, bleibt, wie es war; auch im Archiv.</p>
        <PastList past={view.past} />
      </RoomSection>
    </NewsroomRoom>
  );
}

/** The next issues, of which each can be prepared or left out. */
function ComingNav({ coming }: { coming: IssueView["coming"] }) {
  return (
    <nav aria-label="Kommende Ausgaben" className="print:hidden">
      <ol className="flex flex-wrap gap-2">
        {coming.map(({ path, day, text, isCurrent }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-grid min-h-11 content-center rounded-sm border border-rule px-3 py-1.5 leading-snug hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {day}
              <span className="text-[0.875rem] font-normal text-soft">{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
