import { FormFrame } from "#app/components/form/form-frame.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { decideFocus, StepButton } from "#app/features/newsroom/front/step-button.tsx";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { AddPanel } from "./add-panel.tsx";
import type { IssueView, PostView, SectionView } from "./issue-view-model.ts";
import { TitleForm } from "./title-form.tsx";

type IssueSectionProps = {
  section: SectionView;
  path: string;
  seen: IssueView["seen"];
  doneAt: IssueView["doneAt"];
  opened: IssueView["opened"];
  addState: FormState;
  /** Its heading as it came back; null while nothing is wrong with it. */
  form: FormState | null;
};

/** A section of an issue: its way up and down, its posts, its heading, and the search for one more post. */
export function IssueSection({ section, path, seen, doneAt, opened, addState, form }: IssueSectionProps) {
  const { at, key, name, title, rank, isFirst, isLast, search, posts } = section;
  const step = doneAt?.at === `a${at}` ? doneAt.step : null;
  const focused = step === null ? null : decideFocus(step, { isFirst, isLast });
  return (
    <li className="grid grid-cols-1 gap-3 border-t-3 border-strong-rule pt-3" data-issue-section={at}>
      <div className="flex items-start justify-between gap-4">
        <Title size="sub" as="h3" className="min-w-0 wrap-anywhere">
          {name}
        </Title>
        <FormFrame intent="section" action={path} fields={{ ...seen, section: key }} className="flex shrink-0 gap-1 print:hidden">
          <StepButton step="up" label={`Nach oben: Abschnitt „${name}“, ${rank}`} isEnd={isFirst} hasFocus={focused === "up"} />
          <StepButton
            step="down"
            label={`Nach unten: Abschnitt „${name}“, ${rank}`}
            isEnd={isLast}
            hasFocus={focused === "down"}
          />
        </FormFrame>
      </div>
      {posts.length === 0 && <p className="text-soft">Ohne Beitrag steht dieser Abschnitt nicht in der Mail.</p>}
      <ol className="grid grid-cols-1">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} path={path} seen={seen} step={doneAt?.at === `p${post.id}` ? doneAt.step : null} />
        ))}
      </ol>
      {opened === null ? (
        <p className="print:hidden">
          <TextLink isTall href={search}>
            Beitrag hinzufügen<span className="sr-only">{`: ${name}`}</span>
          </TextLink>
        </p>
      ) : (
        <AddPanel opened={opened} path={path} seen={seen} state={addState} as="h4" />
      )}
      <details className="group print:hidden" open={form !== null}>
        <DetailsSummary>
          Abschnitt ändern<span className="sr-only">{`: ${name}`}</span>
        </DetailsSummary>
        <TitleForm id={`abschnitt-${at}`} sectionKey={key} title={title} path={path} seen={seen} state={form ?? emptyForm} />
        <FormFrame intent="section" action={path} fields={{ ...seen, section: key }} className="pb-2">
          <Button type="submit" name="do" value="remove" tone="danger">
            Abschnitt entfernen<span className="sr-only">{`: ${name}`}</span>
          </Button>
        </FormFrame>
      </details>
    </li>
  );
}

type PostRowProps = { post: PostView; path: string; seen: IssueView["seen"]; step: "up" | "down" | null };

function PostRow({ post: { id, title, text, isMissing, place, isFirst, isLast }, path, seen, step }: PostRowProps) {
  const name = `„${title}“, ${place}`;
  const focused = step === null ? null : decideFocus(step, { isFirst, isLast });
  return (
    <li
      className="grid grid-cols-1 gap-2 border-b border-rule py-3 first:border-t md:grid-cols-[minmax(0,1fr)_auto]"
      data-issue-post={id}
    >
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{title}</span>
        <span className={`block text-[0.9375rem] ${isMissing ? "text-live" : "text-soft"}`}>{text}</span>
      </div>
      <FormFrame
        intent="post"
        action={path}
        fields={seen}
        className="flex flex-wrap items-center gap-1 md:self-start print:hidden"
      >
        <StepButton step="up" value={`up ${id}`} label={`Nach oben: ${name}`} isEnd={isFirst} hasFocus={focused === "up"} />
        <StepButton step="down" value={`down ${id}`} label={`Nach unten: ${name}`} isEnd={isLast} hasFocus={focused === "down"} />
        <Button type="submit" name="do" value={`remove ${id}`} tone="quiet" className="ml-1">
          Entfernen<span className="sr-only">{`: ${name}`}</span>
        </Button>
      </FormFrame>
    </li>
  );
}
