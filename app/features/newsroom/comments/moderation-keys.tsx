import { Island } from "#app/islands/island.tsx";
import { ModerationKeysIsland } from "./moderation-keys.island.tsx";

/** The keyboard for what a page has as links, buttons and disclosures; without script these do the same. */
export function ModerationKeys({ isCase }: { isCase: boolean }) {
  return <Island of={ModerationKeysIsland} until="idle" props={{ isCase }} />;
}
