/** A stand-in for the voices that a headless browser has not: the Web Speech API with its queue, its events and its habits. */
import type { Page } from "playwright/test";

export type StandInVoice = { name: string; lang: string; localService?: boolean };

export const germanVoices: readonly StandInVoice[] = [
  { name: "Samantha", lang: "en-US", localService: true },
  { name: "Anna", lang: "de-DE", localService: true },
  { name: "Ingrid Online (Natural)", lang: "de-AT", localService: false },
];

type Options = {
  voices: readonly StandInVoice[];
  /** They come so much later than the page, as in most browsers. */
  afterMs?: number;
  /** Each piece ends by itself at once, before one that begins so; all others when the journey says so. */
  hastyUntil?: string;
  /** As Chrome, which says nothing on a page that nobody has touched. */
  needsTouch?: boolean;
};

/** What was spoken, on all pages of this tab, in its order. */
export type Spoken = { text: string; voice: string; rate: number };

type StandIn = { finish: () => void; fail: (error: string) => void };
type Global = Window & { voices: StandIn };

/** For every page that is opened from now on. */
export async function giveVoices(page: Page, options: Options): Promise<void> {
  await page.addInitScript(
    ({ voices, afterMs = 0, hastyUntil = "", needsTouch = false }) => {
      class Utterance extends EventTarget {
        voice: StandInVoice | null = null;
        lang = "";
        rate = 1;
        pitch = 1;
        volume = 1;
        onstart: ((event: Event) => void) | null = null;
        onend: ((event: Event) => void) | null = null;
        onerror: ((event: Event) => void) | null = null;
        onboundary: ((event: Event) => void) | null = null;
        text: string;
        constructor(text = "") {
          super();
          this.text = text;
        }
        tell(type: "start" | "end" | "error" | "boundary", more: object = {}): void {
          const event = Object.assign(new Event(type), { utterance: this, elapsedTime: 0, charIndex: 0, ...more });
          this.dispatchEvent(event);
          this[`on${type}`]?.(event);
        }
      }
      class Synthesis extends EventTarget {
        paused = false;
        onvoiceschanged: ((event: Event) => void) | null = null;
        private queue: Utterance[] = [];
        private hasBegun = false;
        private areThere = afterMs === 0;
        constructor() {
          super();
          if (this.areThere) return;
          setTimeout(() => {
            this.areThere = true;
            const event = new Event("voiceschanged");
            this.dispatchEvent(event);
            this.onvoiceschanged?.(event);
          }, afterMs);
        }
        get speaking() {
          return this.hasBegun;
        }
        get pending() {
          return this.queue.length > (this.hasBegun ? 1 : 0);
        }
        getVoices() {
          return this.areThere
            ? voices.map((voice) => ({ default: false, voiceURI: voice.name, localService: true, ...voice }))
            : [];
        }
        speak(utterance: Utterance): void {
          this.queue.push(utterance);
          if (this.queue.length === 1) setTimeout(() => this.begin(utterance));
        }
        cancel(): void {
          const [first, ...others] = this.queue;
          const { hasBegun } = this;
          this.queue = [];
          this.hasBegun = false;
          // Late, as browsers do: after what the page has done since.
          setTimeout(() => {
            first?.tell("error", { error: hasBegun ? "interrupted" : "canceled" });
            for (const other of others) other.tell("error", { error: "canceled" });
          }, 5);
        }
        pause(): void {
          this.paused = true;
        }
        resume(): void {
          this.paused = false;
        }
        finish(error: string | null = null): void {
          const [first] = this.queue;
          if (first === undefined || !this.hasBegun || this.paused) throw new Error("Nothing is being spoken");
          this.queue.shift();
          this.hasBegun = false;
          if (error === null) first.tell("end");
          else first.tell("error", { error });
          const [next] = this.queue;
          if (next !== undefined) setTimeout(() => this.begin(next));
        }
        private begin(utterance: Utterance): void {
          if (this.queue[0] !== utterance || this.hasBegun) return;
          this.hasBegun = true;
          const isRefused = needsTouch && !wasTouched;
          // Nothing to say is over at once.
          if (isRefused || utterance.text === "") {
            this.finish(isRefused ? "not-allowed" : null);
            return;
          }
          const spoken = JSON.parse(sessionStorage.getItem("spoken") ?? "[]");
          spoken.push({ text: utterance.text, voice: utterance.voice?.name ?? "", rate: utterance.rate });
          sessionStorage.setItem("spoken", JSON.stringify(spoken));
          utterance.tell("start");
          for (const { index } of utterance.text.matchAll(/\S+/g)) utterance.tell("boundary", { name: "word", charIndex: index });
          const isHasty = hastyUntil !== "" && !utterance.text.startsWith(hastyUntil);
          if (isHasty) setTimeout(() => this.queue[0] === utterance && this.finish());
        }
      }
      const speech = new Synthesis();
      // Not the browser's own word: what a journey asks a page counts as a touch there.
      let wasTouched = false;
      for (const type of ["pointerdown", "keydown"])
        window.addEventListener(type, () => {
          wasTouched = true;
        });
      Object.defineProperty(window, "speechSynthesis", { value: speech });
      Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
      Object.assign(window, { voices: { finish: () => speech.finish(), fail: (error: string) => speech.finish(error) } });
    },
    { ...options, voices: [...options.voices] },
  );
}

export function readSpoken(page: Page): Promise<Spoken[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("spoken") ?? "[]"));
}

/** The voice comes to the end of what it is speaking. */
export function finishSpeaking(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as Global).voices.finish());
}

/** The voice fails in what it is speaking. */
export function failSpeaking(page: Page, error: string): Promise<void> {
  return page.evaluate((name) => (window as unknown as Global).voices.fail(name), error);
}
