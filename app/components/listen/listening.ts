/** What the player of an article shows and does, whoever reads: a voice of the browser, or a recording of the publisher's. */
import type { SpeechSpeed } from "#app/domain/speech/speech-speed.ts";
import type { OwnStore } from "#app/islands/react/use-own-store.ts";
import type { NextArticle } from "./next-article.client.ts";

export type ListenView = {
  isPlaying: boolean;
  /** "Noch 4 Min." */
  remaining: string;
  /** What keeps it from being heard; null for nothing. */
  trouble: string | null;
  speed: SpeechSpeed;
  next: NextArticle | null;
  /** The next article comes by itself in a moment. */
  isLeaving: boolean;
};

export type Listening = OwnStore<ListenView> & {
  toggle: () => void;
  move: (by: -1 | 1) => void;
  setSpeed: (speed: SpeechSpeed) => void;
  /** The next article does not come. */
  stay: () => void;
};

/** What "back" and "forward" lead over. */
export const moveNames = {
  voice: { back: "Absatz zurück", forward: "Absatz vor" },
  recording: { back: "15 Sekunden zurück", forward: "30 Sekunden vor" },
} as const;

export const PRESS_AGAIN = "Drücke auf Abspielen, dann geht es los.";

/** A recording of the whole article, as its publisher brings it. */
export type ArticleRecording = {
  src: string;
  /** Seconds; null where only the file knows. */
  duration: number | null;
};
