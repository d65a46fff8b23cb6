import { useEffect, useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { AwaitedPicker } from "#app/components/picture-library/awaited-picker.tsx";
import { toPageDifferencePath, toPagePath, toPagePreviewPath } from "#app/domain/newsroom/pages/page-paths.ts";
import { TextEditor } from "#app/features/newsroom/desk/editor/text-editor.tsx";
import { TitleField } from "#app/features/newsroom/desk/post/fields/text-fields.tsx";
import { PreviewPanel } from "#app/features/newsroom/desk/post/panels/preview-panel.tsx";
import { ProblemNotice } from "#app/features/newsroom/desk/post/panels/problem-notice.tsx";
import type { SentForm } from "#app/features/newsroom/desk/post/panels/publish-panel.tsx";
import { usePictures } from "#app/features/newsroom/desk/post/use-pictures.ts";
import { StateList } from "#app/features/newsroom/front/state-list.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MAX_PAGE_TITLE } from "#shared/content/page-text.ts";
import type { PageDeskView } from "./page-desk-view-model.ts";
import { AddressFields } from "./page-fields.tsx";
import { PagePanel } from "./page-panel.tsx";
import { PageSaveBar } from "./page-save-bar.tsx";
import { usePageSaving } from "./use-page-saving.ts";

type DeskPageProps = { view: PageDeskView; form: SentForm };

/** What was typed into a head that came back. */
function withTyped({ text }: PageDeskView, form: SentForm): PageDeskView["text"] {
  if (form?.name !== "head") return text;
  const { title = text.title, description = text.description, slug = text.slug } = form.values;
  return { ...text, title, description, slug };
}

/**
 * A standing page where it is written: title and text on one side, what becomes of it on the other. Saved as one types; without script the
 * head is a form, and what becomes of the page works as it is.
 */
function DeskPage({ view, form }: DeskPageProps) {
  const { id, revision, latest, isEditable, slug, isLegal } = view;
  const [first] = useState(() => withTyped(view, form));
  const saving = usePageSaving({ id, revision, latest, text: first, stored: view.text, isEditable });
  const [isAwake, setAwake] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pictures = usePictures(view.pictures);
  useEffect(() => setAwake(true), []);
  const { text, state, change, generation } = saving;
  const isChanged = state.phase !== "saved" || state.revision !== revision;

  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <PageSaveBar isEditable={isEditable} isAwake={isAwake} saving={saving} />
        <FormFrame
          intent="head"
          action={toPagePath(id)}
          fields={{ known: String(state.revision), latest: String(latest) }}
          className="grid grid-cols-1 gap-8"
          onSubmit={(event) => {
            event.preventDefault();
            void saving.flush();
          }}
        >
          <TitleField
            value={text.title}
            maxLength={MAX_PAGE_TITLE}
            isReadOnly={!isEditable}
            onChange={(title) => change({ title })}
          />
          <ProblemNotice problem={problem} onRead={() => setProblem(null)} />
          {isEditable && (
            <TextEditor
              key={generation}
              blocks={text.blocks}
              onChange={(blocks) => change({ blocks })}
              isReadOnly={false}
              label="Text der Seite"
              isPremium={false}
              freeBlockCount={null}
              onFreeBlockCount={() => {}}
              pickPicture={pictures.pick}
              uploadPicture={pictures.upload}
              uploadRecording={pictures.uploadRecording}
              pictures={pictures.known}
              onProblem={setProblem}
            />
          )}
          <AddressFields text={text} published={slug} isLegal={isLegal} isReadOnly={!isEditable} change={change} />
          {!isAwake && isEditable && (
            <Button type="submit" className="justify-self-start">
              Speichern
            </Button>
          )}
        </FormFrame>
      </div>
      {pictures.asking !== null && <AwaitedPicker {...pictures.asking} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <PagePanel
          view={view}
          text={text}
          hasDraft={view.isDraft || isChanged}
          findPicture={(source) => pictures.known[source] ?? null}
          revision={state.revision}
          form={form}
          flush={isAwake && isEditable ? saving.flush : null}
        />
        <PreviewPanel path={toPagePreviewPath(id)} revision={state.revision} isPremium={false} />
        <RoomSection title="Stände">
          {view.states.length === 0 ? (
            <p className="text-soft">Noch keine. Was du veröffentlichst, lässt sich später zurückholen.</p>
          ) : (
            <StateList
              states={view.states}
              toPath={(number) => toPagePreviewPath(id, number)}
              toDifference={(number) => toPageDifferencePath(id, number)}
              toBack={(number, title) => (
                <ButtonForm
                  intent="restore"
                  action={toPagePath(id)}
                  fields={{ known: String(revision), latest: String(latest), state: String(number) }}
                  tone="quiet"
                >
                  Wieder veröffentlichen<span className="sr-only">{`: ${title}`}</span>
                </ButtonForm>
              )}
            />
          )}
        </RoomSection>
        <RoomSection title="Wann und von wem">
          <FactList facts={view.facts} />
        </RoomSection>
      </div>
    </div>
  );
}

export const DeskPageIsland = defineIsland("desk-page", DeskPage);
