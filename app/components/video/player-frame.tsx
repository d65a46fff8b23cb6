import { useEffect, useRef } from "react";
import { disposeOrder, type PlayerReport, parsePlayerReport } from "#app/domain/video/player-message.ts";
import { PLAYER_SANDBOX } from "#app/domain/video/player-sandbox.ts";

type PlayerFrameProps = {
  /** The address of the portal's own player page. */
  src: string;
  title: string;
  /** The player should close itself; it reports when it has. */
  isClosing: boolean;
  onReport: (report: PlayerReport) => void;
};

/**
 * The frame of the platform's player (decision 70). Its page has no origin: it is known by its window alone, and what it is told is
 * no secret. Removed from the page it puts its player away by itself.
 */
export function PlayerFrame({ src, title, isClosing, onReport }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  // Where the button stood that a reader pressed.
  useEffect(() => frame.current?.focus(), []);

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== "null") return;
      const report = parsePlayerReport(data);
      if (report !== null) onReport(report);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [onReport]);

  useEffect(() => {
    if (isClosing) frame.current?.contentWindow?.postMessage(disposeOrder, "*");
  }, [isClosing]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={PLAYER_SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="player-frame"
    />
  );
}
