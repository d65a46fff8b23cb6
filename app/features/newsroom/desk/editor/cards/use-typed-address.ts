import { useState } from "react";

/** What stands in a field that stores what it makes of it: the very signs that were typed, until another one is stored, as by an undo. */
export function useTypedAddress(stored: string) {
  const [typed, setTyped] = useState({ text: stored, made: stored });
  /** `made` null: what was typed is no address, and the last good one stays. */
  const note = (text: string, made: string | null) => setTyped({ text, made: made ?? stored });
  return [typed.made === stored ? typed.text : stored, note] as const;
}
