/** How long listening takes. */

/** Of German, at the speed 1 of common voices. */
const CHARACTERS_A_MINUTE = 850;

/** Of so many characters. */
export function toSpokenSeconds(characters: number, speed: number): number {
  return (characters * 60) / (CHARACTERS_A_MINUTE * speed);
}

/** "Noch 4 Min." */
export function toRemainingText(seconds: number): string {
  if (seconds === 0) return "Zu Ende";
  const minutes = Math.round(seconds / 60);
  return minutes < 1 ? "Unter 1\u00a0Min." : `Noch ${minutes}\u00a0Min.`;
}
