/** The parts of /profil that have an address of their own; without one the page shows all of them. */
import { PROFILE_PATH } from "./profile-section.tsx";

export const profileParts = [
  { slug: "abo", title: "Abo" },
  { slug: "newsletter", title: "Newsletter" },
  { slug: "geraete", title: "Geräte" },
  { slug: "daten", title: "Daten" },
] as const;

export type ProfilePart = (typeof profileParts)[number]["slug"];

/** The part that `bereich` of the address names; null for all, and for a name that there is not. */
export function parseProfilePart(text: string | null): ProfilePart | null {
  return profileParts.find(({ slug }) => slug === text)?.slug ?? null;
}

export function toPartPath(part: ProfilePart | null): string {
  return part === null ? PROFILE_PATH : `${PROFILE_PATH}?bereich=${part}`;
}

/** For the window: "Profil" or "Profil: Newsletter". */
export function toProfileTitle(part: ProfilePart | null): string {
  const title = profileParts.find(({ slug }) => slug === part)?.title;
  return title === undefined ? "Profil" : `Profil: ${title}`;
}
