import { type MouseEvent, useEffect, useRef, useState } from "react";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import { isPlainClick } from "#app/browser/plain-click.ts";
import { isGerman } from "#app/domain/speech/is-german.ts";
import { LISTEN_HASH } from "#app/domain/speech/listen-address.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { ListenPlayer } from "./listen-player.tsx";
import type { ArticleRecording } from "./listening.ts";

type ListenButtonProps = {
  /** The article's headline. */
  title: string;
  /** Heard instead of a voice of the browser; left out where there is none. */
  recording?: ArticleRecording | undefined;
};

/** Styles of what is not in the document are in the whole style sheet. */
async function loadPlayer(): Promise<typeof ListenPlayer> {
  const [player] = await Promise.all([import("./listen-player.tsx"), loadWholeStyles()]);
  return player.ListenPlayer;
}

/**
 * Opens the player of an article, and closes it; part of an island. A recording is a link to its file without script; for a voice the place
 * is kept, and shows the button once the browser is known to have one (browser/offer-listening.ts).
 */
export function ListenButton({ title, recording }: ListenButtonProps) {
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [Player, setPlayer] = useState<typeof ListenPlayer | null>(null);

  function open(): void {
    loadPlayer().then(
      (Component) => setPlayer(() => Component),
      (error: unknown) => {
        logError("The player of an article does not come", error);
        if (recording === undefined) announce("Das Vorlesen ist gerade nicht möglich.", { isVisible: true });
        else location.href = recording.src;
      },
    );
  }
  function close(): void {
    const hasFocus = document.activeElement?.closest("[data-listening]") !== null;
    setPlayer(null);
    if (hasFocus) opener.current?.focus();
  }
  function press(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (Player === null) open();
    else close();
  }

  // Listening goes on from the article before. Once: whoever reloads the page or hands its address on begins it themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (location.hash !== LISTEN_HASH) {
      // The island wakes when somebody points at it. Whether it fails shows when it is opened.
      loadPlayer().catch(() => {});
      return;
    }
    history.replaceState(history.state, "", location.pathname + location.search);
    return recording === undefined ? whenSpeaking(open) : open();
  }, []);

  const shared = { ref: opener, "aria-expanded": Player === null ? undefined : true, onClick: press };
  const face = (
    <>
      <Icon name="sound" />
      <span className="max-md:sr-only">Anhören</span>
    </>
  );
  return (
    <>
      {recording === undefined ? (
        <button type="button" className="tool listen" {...shared}>
          {face}
        </button>
      ) : (
        <a className="tool" href={recording.src} {...shared}>
          {face}
        </a>
      )}
      {Player !== null && <Player title={title} recording={recording} onClose={close} />}
    </>
  );
}

/** Voices may come late. Returns what no longer waits for one. */
function whenSpeaking(act: () => void): (() => void) | undefined {
  const { speechSynthesis: speech } = window as Partial<Window>;
  if (speech === undefined) return;
  const look = () => {
    if (!speech.getVoices().some(isGerman)) return;
    stop();
    act();
  };
  const stop = () => speech.removeEventListener("voiceschanged", look);
  speech.addEventListener("voiceschanged", look);
  look();
  return stop;
}
