import { useEffect } from "react";
import { goTo } from "#app/browser/loading/go-to.ts";
import { isPlainClick } from "#app/browser/plain-click.ts";
import { LISTEN_HASH } from "#app/domain/speech/listen-address.ts";
import { parseSpeechSpeed, speechSpeeds } from "#app/domain/speech/speech-speed.ts";
import { useOwnStore } from "#app/islands/react/use-own-store.ts";
import { Icon, type IconName } from "#app/ui/icon/icon.tsx";
import { type ArticleRecording, type Listening, type ListenView, moveNames } from "./listening.ts";
import { openRecording } from "./recording-listening.client.ts";
import { openSpeech } from "./speech-listening.client.ts";

type ListenPlayerProps = { title: string; recording: ArticleRecording | undefined; onClose: () => void };

const silent: ListenView = { isPlaying: false, remaining: "", trouble: null, speed: 1, next: null, isLeaving: false };

/**
 * The bar at the foot of the window while an article is heard. Screen readers hear of troubles alone: two voices at once nobody
 * understands.
 */
export function ListenPlayer({ title, recording, onClose }: ListenPlayerProps) {
  const { store, value } = useOwnStore<ListenView, Listening>(
    () => (recording === undefined ? openSpeech(title, onClose) : openRecording(recording, title, onClose)),
    silent,
  );
  const { isPlaying, remaining, trouble, speed, next, isLeaving } = value;
  const names = moveNames[recording === undefined ? "voice" : "recording"];

  useEffect(() => {
    const follow = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && target instanceof Element && target.closest("[data-listening]") !== null) onClose();
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  });

  return (
    <section className="listening print:hidden" aria-label="Artikel anhören" data-listening="" data-keeps-page="">
      <div>
        <Control
          icon={isPlaying ? "pause" : "play"}
          name={isPlaying ? "Pause" : "Abspielen"}
          isMain
          onClick={() => store?.toggle()}
        />
        <Control icon="back" name={names.back} onClick={() => store?.move(-1)} />
        <Control icon="forward" name={names.forward} onClick={() => store?.move(1)} />
        <span className="listening-words">{trouble === null && remaining}</span>
        <select aria-label="Tempo" value={speed} onChange={({ target }) => store?.setSpeed(parseSpeechSpeed(target.value))}>
          {speechSpeeds.map((rate) => (
            <option key={rate} value={rate}>
              {`${String(rate).replace(".", ",")}×`}
            </option>
          ))}
        </select>
        <Control icon="close" name="Player schließen" onClick={onClose} />
      </div>
      <p role="status">{trouble}</p>
      {next !== null && (
        <p className="listening-next">
          <span>{isLeaving ? "Gleich: " : "Als Nächstes: "}</span>
          <a
            href={next.path}
            className="underline-hover"
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              event.preventDefault();
              goTo(next.path + LISTEN_HASH);
            }}
          >
            {next.title}
          </a>
          {isLeaving && (
            <button type="button" onClick={() => store?.stay()}>
              Hier bleiben
            </button>
          )}
        </p>
      )}
    </section>
  );
}

type ControlProps = { icon: IconName; name: string; isMain?: boolean; onClick: () => void };

function Control({ icon, name, isMain = false, onClick }: ControlProps) {
  return (
    <button type="button" className={isMain ? "listening-play" : undefined} aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
