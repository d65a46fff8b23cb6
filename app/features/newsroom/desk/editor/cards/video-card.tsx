import type { ContentBlock } from "#shared/content/content-block.ts";
import { CardField } from "./card-field.tsx";
import { QuietCard } from "./card-frame.tsx";

type VideoBlock = Extract<ContentBlock, { kind: "video" }>;

/** A video of the platform by its numbers. Without one of them readers see nothing. */
export function VideoCard({ block, onChange }: { block: VideoBlock; onChange: (block: ContentBlock) => void }) {
  const { video } = block;
  const change = (part: Partial<VideoBlock["video"]>) => onChange({ ...block, video: { ...video, ...part } });
  const orNull = (text: string) => (text === "" ? null : text);
  return (
    <QuietCard kind={video.isPlaylist ? "Wiedergabeliste der Videoplattform" : "Video der Plattform"}>
      <div className="mt-1.5 grid grid-cols-1 gap-2 sm:grid-cols-2">
        <CardField
          label="Kennung des Videos"
          value={video.id}
          onChange={(id) => change({ id: id.trim() })}
          note={video.id === "" ? "Ohne Kennung ist nichts zu sehen." : null}
        />
        <CardField
          label="Kennung des Kontos"
          value={video.accountId}
          onChange={(accountId) => change({ accountId: accountId.trim() })}
          note={video.accountId === "" ? "Ohne Konto ist nichts zu sehen." : null}
        />
        <CardField label="Titel" value={video.title ?? ""} onChange={(title) => change({ title: orNull(title) })} />
        <CardField
          label="Beschreibung"
          value={video.description ?? ""}
          onChange={(description) => change({ description: orNull(description) })}
        />
      </div>
    </QuietCard>
  );
}
