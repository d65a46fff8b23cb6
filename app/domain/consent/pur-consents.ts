/**
 * What a Pur reader allows (rules 3, 4, 6): kept with the account as an attribute, and in the browser for whatever loads
 * contents of others. The account wins when a session starts; after that the later change does.
 */
import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { isPurReader } from "#app/domain/subscription/tiers.ts";
import { type ConsentSettings, parseConsentSettings } from "./consent.ts";

export type StoredConsents = {
  settings: ConsentSettings;
  /** Hash of the session in which they were taken over or changed. */
  session: string;
  /** Changed in this browser, and the account does not know yet. */
  isUnsent: boolean;
};

/** For everybody else a consent manager asks (rules 4). */
export function mayChangeConsents({ piano }: SessionUser): boolean {
  return piano !== null && isPurReader(piano.abo);
}

/** The attribute's value: the settings as JSON. */
export function toConsentsValue(settings: ConsentSettings): string {
  return JSON.stringify(settings);
}

const storedSchema = v.object({ value: v.string(), session: v.pipe(v.string(), v.nonEmpty()), isUnsent: v.boolean() });

export function toStoredText({ settings, session, isUnsent }: StoredConsents): string {
  return JSON.stringify({ value: toConsentsValue(settings), session, isUnsent });
}

/** Null for anything that is not ours. */
export function parseStoredConsents(text: string | null): StoredConsents | null {
  const parsed = v.safeParse(storedSchema, parseJson(text));
  if (!parsed.success) return null;
  const { value, ...rest } = parsed.output;
  return { settings: parseConsentSettings(value), ...rest };
}

export type ConsentsEvent =
  /** A page starts with a Pur reader; `value` is what the account has. */
  | { type: "session-started"; session: string; value: string | null }
  | { type: "changed"; session: string; settings: ConsentSettings }
  /** The account has taken that value. */
  | { type: "sent"; session: string; value: string }
  /** Signed out, or no Pur reader any more. */
  | { type: "ended" };

/** What the browser keeps after an event; null is nothing. */
export function nextConsents(stored: StoredConsents | null, event: ConsentsEvent): StoredConsents | null {
  switch (event.type) {
    case "session-started":
      // A change of this very session that did not get through is later than what the account says.
      if (stored?.session === event.session && stored.isUnsent) return stored;
      return { settings: parseConsentSettings(event.value), session: event.session, isUnsent: false };
    case "changed":
      return { settings: event.settings, session: event.session, isUnsent: true };
    case "sent": {
      const isLatest = stored?.session === event.session && toConsentsValue(stored.settings) === event.value;
      return stored !== null && isLatest ? { ...stored, isUnsent: false } : stored;
    }
    case "ended":
      return null;
  }
}
