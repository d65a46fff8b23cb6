/** Passes and webcams as readers see them. */
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import { toWebcamId } from "#app/domain/mountain/mountain-paths.ts";
import { passStateWords } from "#app/domain/mountain/pass-state-words.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { DOT } from "#app/ui/dot/dot.ts";
import type { GetMountainsQuery } from "#graphql/generated/operations.ts";
import type { PassState } from "#shared/rules/mountain-rules.ts";

type WireMountains = GetMountainsQuery["mountains"];
type WirePass = WireMountains["passes"][number];
type WireWebcam = WireMountains["webcams"][number];

export type PassView = {
  id: number;
  name: string;
  /** "L193 · 1.486 m · Fontanella" */
  facts: string;
  state: PassState;
  stateText: string;
  since: { iso: string; text: string } | null;
  note: string;
  link: { href: string; host: string } | null;
};

/** What of its picture the page may show: at once, once its reader allows it, or nothing. */
export type WebcamPicture = { kind: "shown"; src: string } | { kind: "asked"; host: string } | { kind: "none" };

export type WebcamView = {
  id: number;
  elementId: string;
  name: string;
  place: string | null;
  picture: WebcamPicture;
  /** "Bild: Bergbahnen Lech, alle 10 Minuten neu" */
  credit: string;
  note: string;
  link: { href: string; host: string };
};

export type MountainsView = {
  passes: PassView[];
  /** "Stand: …" of the newest change; null where there is no pass. */
  changed: { iso: string; text: string } | null;
  webcams: WebcamView[];
  /** Those whose pictures the reader has loaded, as the forms say it. */
  loaded: string;
  isSample: boolean;
};

/** Of a back end that knows none. */
export const noMountains: WireMountains = { is_sample: false, passes: [], webcams: [] };

const order = new Intl.Collator("de-AT", { numeric: true });
const byName = (one: { name: string }, other: { name: string }) => order.compare(one.name, other.name);

/** `loaded`: webcams of others whose pictures the reader has asked for. `origin` is the portal's. */
export function toMountainsView(
  { passes, webcams, is_sample: isSample }: WireMountains,
  { loaded, origin }: { loaded: readonly number[]; origin: string },
): MountainsView {
  const newest = passes
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
  return {
    passes: passes.toSorted(byName).map(toPass),
    changed: newest === undefined ? null : { iso: newest, text: toMomentText(newest) },
    webcams: webcams.toSorted(byName).map((webcam) => toWebcam(webcam, loaded.includes(webcam.id), origin)),
    loaded: loaded.join("~"),
    isSample,
  };
}

function toPass({ id, name, road, height, municipality, state, since, note, link }: WirePass): PassView {
  const word = state.toLowerCase() as PassState;
  const metres = height === null ? "" : `${height.toLocaleString("de-AT")}\u00a0m`;
  return {
    id,
    name,
    facts: [road, metres, toPlace(municipality) ?? ""].filter((part) => part !== "").join(DOT),
    state: word,
    stateText: passStateWords[word],
    since: since === null ? null : { iso: since, text: toMomentText(since) },
    note,
    link: link === null ? null : toLink(link),
  };
}

function toWebcam(webcam: WireWebcam, isLoaded: boolean, origin: string): WebcamView {
  const { id, name, municipality, owner, refresh_minutes: minutes, note, link } = webcam;
  const rhythm = minutes === null ? "" : minutes === 1 ? ", jede Minute neu" : `, alle ${minutes} Minuten neu`;
  return {
    id,
    elementId: toWebcamId(id),
    name,
    place: toPlace(municipality),
    picture: toWebcamPicture(webcam, isLoaded, origin),
    credit: `Bild: ${owner}${rhythm}`,
    note,
    link: toLink(link),
  };
}

function toWebcamPicture({ picture, is_own: isOwn }: WireWebcam, isLoaded: boolean, origin: string): WebcamPicture {
  const src = toPictureAddress(picture);
  if (src === null) return { kind: "none" };
  const { host } = new URL(src, origin);
  return isOwn || isLoaded || host === new URL(origin).host ? { kind: "shown", src } : { kind: "asked", host };
}

function toPlace(municipality: string | null): string | null {
  return municipality === null ? null : (parseMunicipality(municipality)?.title ?? null);
}

const toLink = (href: string) => ({ href, host: new URL(href).host });
