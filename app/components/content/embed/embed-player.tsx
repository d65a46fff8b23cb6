import { type RefObject, useEffect, useRef, useState } from "react";
import { nextScriptStatus, type ScriptEvent, type ScriptStatus } from "#app/domain/consent/script-status.ts";
import type { EmbedShape } from "#app/domain/embed/embed-forms.ts";
import { parseEmbedHeight } from "#app/domain/embed/embed-height.ts";
import type { EmbeddedFrame } from "./to-embed-view.ts";

/** After this time the reader is told; a frame that comes later is shown all the same. */
const PATIENCE_MS = 15_000;

/**
 * Its own script and storage at its own host, new windows, and forms for polls; not this page, nor the window around it. The host is
 * never this site's own (configuration/embed-hosts.ts).
 */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation";

const boxes: Record<EmbedShape, string> = {
  video: "aspect-video min-h-60",
  portrait: "aspect-9/16 max-h-[44rem] max-w-[24.75rem]",
  audio: "h-[22rem]",
  post: "h-[36rem]",
  chart: "h-[28rem]",
};

/** What may play until its reader leaves the page: a reload by itself would end it (decision 93). */
const playing: ReadonlySet<EmbedShape> = new Set(["video", "portrait", "audio"]);

/** The frame of a provider, with the states of anything from others (rules 4.12). Once unmounted, it makes no more requests. */
export function EmbedPlayer({ src, host, provider, shape, allow, name, title }: EmbeddedFrame) {
  const [status, setStatus] = useState<ScriptStatus>("loading");
  const { frame, wasFocused } = useFocusedOnce();
  const height = useReportedHeight(frame, { host, provider });
  const say = (event: ScriptEvent) => setStatus((current) => nextScriptStatus(current, event));

  useEffect(() => {
    const fail = () => setStatus((current) => nextScriptStatus(current, "failed"));
    const patience = setTimeout(fail, PATIENCE_MS);
    // A browser reports a frame that was refused as loaded.
    const refuse = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === "frame-src" && blockedURI.startsWith(`https://${host}`)) fail();
    };
    document.addEventListener("securitypolicyviolation", refuse);
    return () => {
      clearTimeout(patience);
      document.removeEventListener("securitypolicyviolation", refuse);
    };
  }, [host]);

  return (
    <>
      <div
        className={`relative w-full overflow-hidden rounded-sm bg-surface print:hidden ${boxes[shape]}`}
        style={height === null || !fitting.has(shape) ? undefined : { height }}
        data-status={status}
        data-keeps-page={wasFocused && playing.has(shape) ? "" : undefined}
      >
        <iframe
          ref={frame}
          src={src}
          title={title === null ? `Inhalt von ${name}` : `${title} (${name})`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={SANDBOX}
          allow={allow}
          className="absolute inset-0 h-full w-full border-0"
          onLoad={() => say("loaded")}
        />
      </div>
      <p role="status" className="mt-3 text-[0.9375rem] text-soft print:hidden">
        {status === "error"
          ? `${name} antwortet nicht. Der Inhalt ist über den Link erreichbar.`
          : `Wird hier nichts angezeigt? Der Link führt zu ${name}.`}
      </p>
    </>
  );
}

/** What is as high as what it holds; films and players have the shape that they are shown in. */
const fitting: ReadonlySet<EmbedShape> = new Set(["post", "chart"]);

/** What this very frame says from its provider's own host; null until it does. */
function useReportedHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  { host, provider }: Pick<EmbeddedFrame, "host" | "provider">,
) {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== `https://${host}`) return;
      setHeight((current) => parseEmbedHeight(provider, data) ?? current);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, host, provider]);
  return height;
}

const LOOK_MS = 1000;

/**
 * Whether the reader has been in this frame of another site: the page cannot know whether its film or recording plays, but without a click or
 * key in it none does. A browser does not report a focus that goes from one frame to the next, so the page looks every second as well.
 */
function useFocusedOnce() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [wasFocused, setFocused] = useState(false);
  useEffect(() => {
    if (wasFocused) return;
    const look = () => setFocused(document.activeElement === frame.current);
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener("blur", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("blur", look);
    };
  }, [wasFocused]);
  return { frame, wasFocused };
}
