/** Addresses of the pages on which staff find and change campaigns, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const CAMPAIGNS_PATH = `${NEWSROOM_PATH}/anzeigen`;
export const NEW_CAMPAIGN_PATH = `${CAMPAIGNS_PATH}/neu`;
/** What was done last. */
const DONE_PARAMETER = "getan";

export function toCampaignPath(id: number): string {
  return `${CAMPAIGNS_PATH}/${id}`;
}

export function toCampaignCsvPath(id: number): string {
  return `${toCampaignPath(id)}.csv`;
}

/** As they stand in addresses. */
const campaignStateWords = { RUNNING: "laufend", PLANNED: "geplant", ENDED: "beendet" } as const;
export type CampaignState = keyof typeof campaignStateWords;
export const campaignStates = Object.keys(campaignStateWords) as CampaignState[];

/** What runs comes first. */
export function parseCampaignState(text: string | null): CampaignState {
  return campaignStates.find((state) => campaignStateWords[state] === text) ?? "RUNNING";
}

export function toCampaignStatePath(state: CampaignState, after: number | null = null): string {
  const query = new URLSearchParams({ stand: campaignStateWords[state] });
  if (after !== null) query.set("nach", String(after));
  return `${CAMPAIGNS_PATH}?${query}`;
}

const doneTexts = {
  angelegt: "Angelegt: Die Kampagne läuft von ihrem ersten bis zu ihrem letzten Tag.",
  gespeichert: "Gespeichert: Ab jetzt gilt, was hier steht.",
  angehalten: "Angehalten: Niemand sieht die Anzeige, bis du sie fortsetzt.",
  fortgesetzt: "Fortgesetzt: Die Anzeige erscheint wieder, solange die Kampagne läuft.",
  beendet: "Beendet: Niemand sieht die Anzeige mehr. Die Zahlen bleiben.",
} as const;
export type CampaignDone = keyof typeof doneTexts;

export function toCampaignDonePath(id: number, done: CampaignDone): string {
  return `${toCampaignPath(id)}?${new URLSearchParams({ [DONE_PARAMETER]: done })}`;
}

/** Null where nothing was. */
export function toCampaignDoneText(query: URLSearchParams): string | null {
  const given = query.get(DONE_PARAMETER) ?? "";
  return Object.hasOwn(doneTexts, given) ? doneTexts[given as CampaignDone] : null;
}
