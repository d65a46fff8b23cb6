import { useEffect, useState } from "react";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { AwaitedPicker } from "#app/components/picture-library/awaited-picker.tsx";
import { toDeskPath, toDeskPreviewPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { TextEditor } from "#app/features/newsroom/desk/editor/text-editor.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import type { DeskText } from "#shared/content/desk-text.ts";
import { PlaceFields, TitleFields } from "./fields/head-fields.tsx";
import { LeadImage } from "./fields/lead-image.tsx";
import { RelatedList } from "./fields/related-list.tsx";
import { ShareImage } from "./fields/share-image.tsx";
import { NotesPanel } from "./panels/notes-panel.tsx";
import { PreviewPanel } from "./panels/preview-panel.tsx";
import { ProblemNotice } from "./panels/problem-notice.tsx";
import { PublishPanel, type SentForm } from "./panels/publish-panel.tsx";
import { useDeadLinks } from "./panels/use-dead-links.ts";
import type { PostView } from "./post-view-model.ts";
import { SaveBar } from "./saving/save-bar.tsx";
import { useSaving } from "./saving/use-saving.ts";
import { usePictures } from "./use-pictures.ts";

const HEAD_FORM = "kopf-formular";

type DeskPostProps = {
  view: PostView;
  form: SentForm;
  /** What stands in the form of the head, where it was sent without script and not saved. */
  typed: DeskText | null;
};

/**
 * A post where it is written: head and text on one side, what becomes of it on the other. Saved as one types; without script the head is a
 * form, and what becomes of the post works as it is.
 */
function DeskPost({ view, form, typed }: DeskPostProps) {
  const { id, revision, isEditable } = view;
  const saving = useSaving({ id, revision, text: view.text, typed, isEditable });
  const deadLinks = useDeadLinks(id, saving.text.blocks);
  const [isAwake, setAwake] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pictures = usePictures(view.pictures);
  useEffect(() => setAwake(true), []);
  const { text, state, change, generation } = saving;
  const isReadOnly = !isEditable || (isAwake && state.isWriting !== true);

  return (
    <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <SaveBar id={id} isEditable={isEditable} saving={saving} />
        <FormFrame
          id={HEAD_FORM}
          intent="head"
          action={toDeskPath(id)}
          fields={{ known: String(state.revision) }}
          className="grid grid-cols-1 gap-8"
          onSubmit={(event) => {
            // A step that was taken before the page was awake goes its plain way.
            const { submitter } = event.nativeEvent as SubmitEvent;
            if (submitter?.getAttribute("name") === "then") return;
            event.preventDefault();
            void saving.flush();
          }}
        >
          <TitleFields text={text} isReadOnly={isReadOnly} change={change} />
          <LeadImage
            image={text.image}
            picture={text.image === null ? null : (pictures.known[text.image.media] ?? null)}
            isReadOnly={isReadOnly}
            onPick={(picture) => change({ image: pictures.learn(picture) })}
            onChange={(image) => change({ image })}
          />
          <ProblemNotice problem={problem} onRead={() => setProblem(null)} />
          <TextEditor
            key={generation}
            blocks={text.blocks}
            hasTicker
            onChange={(blocks) => change({ blocks })}
            isReadOnly={isReadOnly}
            isPremium={text.isPremium}
            freeBlockCount={text.freeBlockCount}
            onFreeBlockCount={(freeBlockCount) => change({ freeBlockCount })}
            pickPicture={pictures.pick}
            uploadPicture={pictures.upload}
            uploadRecording={pictures.uploadRecording}
            pictures={pictures.known}
            onProblem={setProblem}
          />
          <RoomSection title="Angaben">
            <PlaceFields
              text={text}
              choices={view.choices}
              canPublish={view.canPublish}
              isReadOnly={isReadOnly}
              change={change}
            />
            <ShareImage
              image={text.shareImage}
              picture={text.shareImage === null ? null : (pictures.known[text.shareImage.media] ?? null)}
              isReadOnly={isReadOnly}
              onPick={(picture) => change({ shareImage: { media: pictures.learn(picture).media } })}
              onRemove={() => change({ shareImage: null })}
            />
            <RelatedList id={id} related={text.related} isReadOnly={isReadOnly} onChange={(related) => change({ related })} />
          </RoomSection>
          {!isAwake && isEditable && (
            <Button type="submit" className="justify-self-start">
              Speichern
            </Button>
          )}
        </FormFrame>
      </div>
      {pictures.asking !== null && <AwaitedPicker {...pictures.asking} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <PublishPanel
          view={view}
          text={text}
          deadLinks={deadLinks}
          findPicture={(source) => pictures.known[source] ?? null}
          revision={state.revision}
          form={form}
          flush={isAwake && isEditable ? saving.flush : null}
          headForm={isEditable ? HEAD_FORM : null}
        />
        <PreviewPanel path={toDeskPreviewPath(id)} revision={state.revision} isPremium={text.isPremium} />
        <NotesPanel id={id} revision={state.revision} notes={view.notes} form={form} />
        <RoomSection title="Stände">
          {view.versions.length === 0 && <p className="text-soft">Noch keine. Wer schreibt, bekommt alle paar Minuten einen.</p>}
          <ul className="grid grid-cols-1">
            {view.versions.map(({ id: version, href, time, text: words }) => (
              <li key={version} className="border-b border-rule first:border-t">
                <a href={href} className="group grid min-h-11 grid-cols-1 content-center gap-0.5 py-2">
                  <span className="font-semibold group-hover:text-accent">{time}</span>
                  <span className="text-[0.9375rem] text-soft">{words}</span>
                </a>
              </li>
            ))}
          </ul>
        </RoomSection>
        <RoomSection title="Wann und von wem">
          <FactList facts={view.facts} />
        </RoomSection>
      </div>
    </div>
  );
}

export const DeskPostIsland = defineIsland("desk-post", DeskPost);
