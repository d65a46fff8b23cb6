/** Passes and webcams in the newsroom, in words. */
import { toNewsroomMountainPath } from "#app/domain/mountain/mountain-paths.ts";
import { passStateWords } from "#app/domain/mountain/pass-state-words.ts";
import { toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetNewsroomMountainQuery, GetNewsroomMountainsQuery } from "#graphql/generated/operations.ts";
import type { MountainKind, PassState } from "#shared/rules/mountain-rules.ts";

type WireListed = NonNullable<NonNullable<GetNewsroomMountainsQuery["newsroom"]>["mountains"]>[number];
type WireMountain = NonNullable<NonNullable<GetNewsroomMountainQuery["newsroom"]>["mountain"]>;

/** Of boxes that are ticked. */
export const TICKED = "ja";

export type MountainLine = { id: number; href: string; title: string; text: string };
export type NewsroomMountainsView = { passes: MountainLine[]; webcams: MountainLine[] };

export function toNewsroomMountainsView(mountains: readonly WireListed[]): NewsroomMountainsView {
  return {
    passes: mountains.filter(({ pass }) => pass !== null).map(toLine),
    webcams: mountains.filter(({ webcam }) => webcam !== null).map(toLine),
  };
}

function toLine({ id, is_shown, pass, webcam, ...mountain }: WireListed): MountainLine {
  const facts = pass === null ? webcam?.owner : [toStateWord(pass.state), pass.road].filter((part) => part !== "").join(" · ");
  const parts = [is_shown ? null : "zurückgezogen", facts, toSourceText(mountain), `geändert ${toMomentText(mountain.changed)}`];
  return {
    id,
    href: toNewsroomMountainPath(id),
    title: pass?.name ?? webcam?.name ?? "",
    text: parts.filter((part) => part != null && part !== "").join(" · "),
  };
}

const toStateWord = (state: Uppercase<PassState>) => passStateWords[state.toLowerCase() as PassState];

/** Empty for what was entered here. */
function toSourceText({ is_imported, is_ours }: Pick<WireListed, "is_imported" | "is_ours">): string {
  if (!is_imported) return "";
  return is_ours ? "aus einem Import, hier geändert" : "aus einem Import";
}

export type NewsroomMountainView = {
  id: number;
  revision: number;
  kind: MountainKind;
  isShown: boolean;
  title: string;
  stateText: string;
  /** What an import does with it; null where none does anything. */
  importText: string | null;
  /** What the fields hold. */
  values: Record<string, string>;
};

export function toNewsroomMountainView(mountain: WireMountain): NewsroomMountainView {
  const { id, revision, is_shown: isShown, is_ours: isOurs, is_imported: isImported, changed, pass, webcam } = mountain;
  const from = toSourceText(mountain);
  return {
    id,
    revision,
    kind: pass === null ? "webcam" : "pass",
    isShown,
    title: pass?.name ?? webcam?.name ?? "",
    stateText: [
      isShown ? "Gezeigt" : "Zurückgezogen",
      ...(from === "" ? [] : [from]),
      `zuletzt geschrieben ${toMomentText(changed)}`,
    ].join(" · "),
    importText:
      isImported && !isOurs ? "Ein Import kann das ändern. Sobald du es hier speicherst, bleibt es, wie du es schreibst." : null,
    values: pass === null ? toWebcamValues(webcam) : toPassValues(pass),
  };
}

function toPassValues(pass: NonNullable<WireMountain["pass"]>): Record<string, string> {
  return {
    name: pass.name,
    road: pass.road,
    height: pass.height === null ? "" : String(pass.height),
    state: pass.state.toLowerCase(),
    since: pass.since === null ? "" : toLocalInput(pass.since),
    note: pass.note,
    municipality: pass.municipality ?? "",
    link: pass.link ?? "",
  };
}

function toWebcamValues(webcam: WireMountain["webcam"]): Record<string, string> {
  if (webcam === null) return {};
  return {
    name: webcam.name,
    owner: webcam.owner,
    link: webcam.link,
    picture: webcam.picture,
    is_own: webcam.is_own ? TICKED : "",
    refresh_minutes: webcam.refresh_minutes === null ? "" : String(webcam.refresh_minutes),
    municipality: webcam.municipality ?? "",
    note: webcam.note,
  };
}
