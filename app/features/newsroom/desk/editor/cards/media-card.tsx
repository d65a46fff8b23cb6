import { NodeViewContent, type ReactNodeViewProps } from "@tiptap/react";
import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import { toImageUse } from "#app/features/newsroom/desk/editor/pictures/picture-nodes.ts";
import { exchangeFile, toDurationText, withTrack } from "#app/features/newsroom/desk/editor/recordings/recording-block.ts";
import type { MediaBlock } from "#shared/content/content-block.ts";
import { CardButton } from "./card-field.tsx";
import { CardFrame, CardHandle } from "./card-frame.tsx";

type Change = (block: MediaBlock) => void;

/** A film or recording, to be heard and seen, with its words below. */
export function MediaCard({ node, editor, getPos, updateAttributes, selected }: ReactNodeViewProps) {
  const media: MediaBlock = node.attrs.block;
  const { isReadOnly } = useEditorTools();
  const kind = media.medium === "VIDEO" ? "Film" : media.isSpokenArticle === true ? "Aufnahme des ganzen Artikels" : "Aufnahme";
  const change: Change = (block) => updateAttributes({ block });
  return (
    <CardFrame as="figure" label={kind} isSelected={selected}>
      <CardHandle editor={editor} getPos={getPos} className="border border-b-0 border-rule bg-surface px-4 pt-3 pb-2 font-sans">
        <p className="text-[0.9375rem] font-semibold text-soft">{`${kind}${toDurationText(media.duration)}`}</p>
      </CardHandle>
      <div contentEditable={false} className="border-x border-rule bg-surface px-4 pb-3 font-sans">
        <Player media={media} />
      </div>
      <NodeViewContent className="desk-media" />
      {!isReadOnly && <MediaTools media={media} onChange={change} />}
    </CardFrame>
  );
}

/** The first of its files that is known here; else their names. */
function Player({ media: { medium, sources, poster, title } }: { media: MediaBlock }) {
  const { findPicture } = useEditorTools();
  const src = sources.map(({ media }) => findPicture(media)).find((found) => found !== null)?.src ?? null;
  if (src === null)
    return (
      <p className="text-[0.9375rem] text-soft">
        {"Diese Datei lässt sich hier nicht abspielen. Im Text bleibt sie: "}
        <span className="text-[0.8125rem] wrap-anywhere">{sources.map(({ media: file }) => file).join(", ")}</span>
      </p>
    );
  const shared = { src, controls: true, preload: "none", "aria-label": title ?? "Aufnahme", className: "w-full" } as const;
  if (medium === "AUDIO") return <audio {...shared} />;
  const shown = poster === null ? null : findPicture(poster.media);
  return <video {...shared} playsInline poster={shown?.src} />;
}

function MediaTools({ media, onChange }: { media: MediaBlock; onChange: Change }) {
  const { choosePicture, chooseRecording, say } = useEditorTools();
  const isFilm = media.medium === "VIDEO";
  async function exchange(): Promise<void> {
    const chosen = await chooseRecording("recording");
    if (chosen === null) return;
    onChange(exchangeFile(media, chosen));
    say("Datei getauscht");
  }
  async function choosePoster(): Promise<void> {
    const chosen = await choosePicture();
    if (chosen !== null) onChange({ ...media, poster: toImageUse(chosen) });
  }
  async function addTrack(): Promise<void> {
    const chosen = await chooseRecording("track");
    if (chosen === null) return;
    onChange(withTrack(media, chosen));
    say("Untertitel hinzugefügt");
  }
  return (
    <div contentEditable={false} className="desk-chrome mt-2 grid grid-cols-1 gap-2 font-sans">
      {media.medium === "AUDIO" && (
        <label className="flex min-h-9 items-center gap-2 text-[0.9375rem]">
          <input
            type="checkbox"
            className="size-6"
            checked={media.isSpokenArticle === true}
            onChange={({ target }) => onChange({ ...media, isSpokenArticle: target.checked })}
          />
          Der ganze Artikel, vorgelesen
        </label>
      )}
      {media.tracks.map((track) => (
        <p key={track.media} className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
          {`Untertitel: ${track.label}`}
          <CardButton
            aria-label={`Untertitel ${track.label} entfernen`}
            onClick={() => onChange({ ...media, tracks: media.tracks.filter((one) => one !== track) })}
          >
            Entfernen
          </CardButton>
        </p>
      ))}
      <p className="flex flex-wrap gap-2">
        <CardButton onClick={() => void exchange()}>Datei tauschen</CardButton>
        {isFilm && (
          <CardButton onClick={() => void choosePoster()}>
            {media.poster === null ? "Titelbild wählen" : "Titelbild tauschen"}
          </CardButton>
        )}
        {media.poster !== null && (
          <CardButton onClick={() => onChange({ ...media, poster: null })}>Titelbild entfernen</CardButton>
        )}
        {isFilm && <CardButton onClick={() => void addTrack()}>Untertitel hinzufügen</CardButton>}
      </p>
    </div>
  );
}
