import { isGerman } from "#app/domain/speech/is-german.ts";

/** Shows the button "Anhören" among an article's tools once this browser is known to speak German: voices may come late. */
export function offerListening(tools: HTMLElement): void {
  const { speechSynthesis: speech } = window as Partial<Window>;
  const button = tools.querySelector(".listen");
  if (speech === undefined || button === null) return;
  const look = () => {
    if (speech.getVoices().some(isGerman)) tools.classList.add("speaks");
  };
  speech.onvoiceschanged = look;
  look();
  // iOS lets nothing speak that does not begin within a touch; the player may come after it.
  button.addEventListener("touchend", () => speech.speak(new SpeechSynthesisUtterance("")), { once: true });
}
