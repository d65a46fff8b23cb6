/** Which teasers of the front page have a picture: the type carries the others. */
import { decideLabel } from "#app/components/teaser/decide-label.ts";
import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toMotif } from "./to-motif.ts";

/** As the newsroom arranges a section. */
export type BlockLayout = "LEAD" | "LIST" | "GRID" | "MUNICIPALITY" | "MOST_READ" | "SLIDER" | "VIDEO";
type PictureBlock = { layout: BlockLayout; isSmall: boolean; teasers: readonly Teaser[] };
type Candidate = { block: number; rank: number; file: string; motif: string; urgency: number };

/** Of the lead, those with a picture: the lead itself, the first beside it, the first below. */
export const BESIDE_COUNT = 3;
const leadRanks = new Set([0, 1, 1 + BESIDE_COUNT]);

/**
 * For each block the ranks of the teasers that keep their picture. A block's first story comes before films and faces, and these before all
 * others; of all teasers at most half have one. No file stands twice on the page, no motif twice in a block or in two that follow each other.
 * An opinion has none, since its author speaks and no scene; in a section of opinions all show their authors' faces.
 */
export function decidePictures(blocks: readonly PictureBlock[]): ReadonlySet<number>[] {
  const kept = blocks.map(() => new Set<number>());
  const shown: Candidate[] = [];
  const most = Math.floor(blocks.reduce((sum, { teasers }) => sum + teasers.length, 0) / 2);
  const candidates = blocks.flatMap(toCandidates).sort((one, other) => one.urgency - other.urgency);
  for (const candidate of candidates) {
    if (shown.length >= most) break;
    if (shown.some((other) => isTooClose(candidate, other))) continue;
    shown.push(candidate);
    kept[candidate.block]?.add(candidate.rank);
  }
  return kept;
}

/** A section of opinions alone, whose pictures are portraits. */
export function isOfVoices(teasers: readonly Teaser[]): boolean {
  return teasers.length > 0 && teasers.every(isOpinion);
}

function isOpinion({ label }: Teaser): boolean {
  return label !== null && decideLabel(label) === "opinion";
}

function toCandidates({ layout, isSmall, teasers }: PictureBlock, block: number): Candidate[] {
  const areFaces = isOfVoices(teasers);
  return teasers.flatMap((teaser, rank) => {
    const picture = teaser.picture ?? teaser.widePicture;
    const mayShow = areFaces || (!isOpinion(teaser) && mayHave(layout, rank, isSmall ? 1 : teasers.length));
    if (picture === null || !mayShow) return [];
    const file = picture.img.src;
    return [{ block, rank, file, motif: areFaces ? file : toMotif(file), urgency: toUrgency(layout, rank, isSmall || areFaces) }];
  });
}

/** A row of small faces has them all, as has one of films; any other row in its first half. */
function mayHave(layout: BlockLayout, rank: number, count: number): boolean {
  if (layout === "LEAD") return leadRanks.has(rank);
  if (layout === "VIDEO") return true;
  if (layout === "SLIDER") return count === 1 || rank < Math.floor(count / 2);
  return layout !== "MOST_READ" && rank === 0;
}

function toUrgency(layout: BlockLayout, rank: number, isSmall: boolean): number {
  if (rank === 0) return 0;
  return layout === "VIDEO" || isSmall ? 1 : 2;
}

function isTooClose(one: Candidate, other: Candidate): boolean {
  return one.file === other.file || (one.motif === other.motif && Math.abs(one.block - other.block) <= 1);
}
