import { useEffect, useState } from "react";
import { previewTiers } from "#app/domain/preview/preview-tier.ts";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";

type PreviewPanelProps = { path: string; revision: number; isPremium: boolean };

const widths = [
  { width: 390, title: "Handy" },
  { width: 1280, title: "Bildschirm" },
] as const;
/** The frame is drawn anew when nothing was saved for so long. */
const CALM_MS = 1500;
const HEIGHT = 640;
const ROOM = 352;

/** What readers will see, by the portal's own renderer, as wide as a phone or a desk. Without script it is a link. */
export function PreviewPanel({ path, revision, isPremium }: PreviewPanelProps) {
  const [width, setWidth] = useState<number | null>(null);
  const [room, setRoom] = useState(ROOM);
  const [tier, setTier] = useState<string>("plus");
  const [shown, setShown] = useState(revision);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(revision), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [revision]);
  const scale = width === null ? 1 : Math.min(1, room / width);
  const src = `${path}?als=${tier}&stand=${shown}`;
  return (
    <RoomSection title="Vorschau" className="print:hidden">
      <p className="flex flex-wrap items-center gap-3">
        {widths.map(({ width: wide, title }) => (
          <Button
            key={wide}
            type="button"
            tone="quiet"
            aria-pressed={wide === width}
            className="[@media(scripting:none)]:hidden aria-pressed:border-accent aria-pressed:text-accent"
            onClick={({ currentTarget }) => {
              setWidth(wide === width ? null : wide);
              // The smallest phones have less of it.
              setRoom(Math.min(ROOM, currentTarget.closest("section")?.clientWidth ?? ROOM));
            }}
          >
            {title}
          </Button>
        ))}
        <TextLink isTall href={`${path}?als=${tier}`} target="_blank">
          Im eigenen Fenster
        </TextLink>
      </p>
      {isPremium && (
        <select
          aria-label="Gesehen von"
          value={tier}
          onChange={(event) => setTier(event.target.value)}
          className={`${fieldInput} [@media(scripting:none)]:hidden`}
        >
          {previewTiers.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
      {width !== null && (
        <div className="overflow-hidden rounded-sm border border-rule" style={{ width: width * scale, height: HEIGHT }}>
          <iframe
            // Another frame for each: the same one would be a step back for each save.
            key={src}
            title="Vorschau"
            src={src}
            style={{ width, height: HEIGHT / scale, transform: `scale(${scale})`, transformOrigin: "0 0" }}
          />
        </div>
      )}
    </RoomSection>
  );
}
