import { useEffect, useRef, useState } from "react";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { TypedPoster } from "#app/components/video/typed-poster.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { AudioBar } from "./audio-bar.tsx";
import { keepAudioPosition } from "./keep-audio-position.ts";
import { StreamButton } from "./stream-button.tsx";
import { type MediaView, STREAM_TYPE } from "./to-media-view.ts";

type MediaPlayerProps = Pick<MediaView, "medium" | "name" | "duration" | "poster" | "sources" | "tracks">;

/**
 * The browser's own player, which needs no script and asks for nothing before it is used. Script counts starts and ends; a recording has
 * a bar of its own, with speeds, jumps, and going on where its listener left off.
 */
function MediaPlayer({ medium, name, duration, poster, sources, tracks }: MediaPlayerProps) {
  const element = useRef<HTMLMediaElement>(null);
  const hasStarted = useRef(false);
  const [first] = sources;
  const recording = medium === "AUDIO" && first !== undefined ? first.src : null;
  useEffect(() => {
    if (element.current !== null && recording !== null) return keepAudioPosition(element.current, recording);
  }, [recording]);

  const isStyled = useLateStyles();

  const type = medium.toLowerCase();
  const count = (action: "play" | "ended") => {
    if (action === "play" && hasStarted.current) return;
    hasStarted.current = action === "play";
    trackClick({ type, name, action });
  };
  // It may play already: the browser did not wait for script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (element.current?.paused === false) count("play");
  }, []);

  const files = (
    <>
      {sources.map(({ src, type: kind }) => (
        <source key={src} src={src} type={kind ?? undefined} />
      ))}
      {tracks.map(({ src, language, label }, index) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
      ))}
      {first !== undefined && <a href={first.src}>{name}</a>}
    </>
  );
  const shared = {
    controls: true,
    preload: "none",
    "aria-label": name,
    onPlay: () => count("play"),
    onEnded: () => count("ended"),
  } as const;
  if (medium === "VIDEO") {
    const film = (
      <video
        ref={element as React.RefObject<HTMLVideoElement>}
        className="film"
        poster={poster ?? undefined}
        playsInline
        {...shared}
      >
        {files}
      </video>
    );
    const isStream = sources.some(({ type: kind }) => kind === STREAM_TYPE);
    if (!isStream && poster !== null) return film;
    return (
      <div className="player">
        {poster === null && <TypedPoster words={name} />}
        {film}
        {isStream && <StreamButton element={element} sources={sources} name={name} />}
      </div>
    );
  }
  return (
    <>
      <audio ref={element as React.RefObject<HTMLAudioElement>} className="recording" hidden={isStyled} {...shared}>
        {files}
      </audio>
      {isStyled && <AudioBar element={element} duration={duration} />}
    </>
  );
}

/** Whether the styles of what no document shows are there: until then, and without script, the browser's own controls stay. */
function useLateStyles(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    loadWholeStyles().then(
      () => setThere(true),
      (error: unknown) => logError("A recording has no bar without its styles", error),
    );
  }, []);
  return areThere;
}

export const MediaPlayerIsland = defineIsland("media-player", MediaPlayer);
