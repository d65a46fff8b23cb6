/** What the forms of campaigns do: enter one, change it, pause it, end it. */
import {
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { readKnown, refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { campaignForm } from "#app/domain/advertising/campaign-form.ts";
import { type CampaignDone, toCampaignDonePath } from "#app/domain/advertising/campaign-paths.ts";
import { createCampaign, endCampaign, pauseCampaign, setCampaign } from "#app/gateway/newsroom/campaign-calls.ts";
import type { StaffAnswer } from "#app/gateway/newsroom/staff-calls.ts";
import type { setCampaignMutation } from "#graphql/generated/operations.ts";
import { adSizes, MAX_OPEN_CAMPAIGNS } from "#shared/rules/advertising-rules.ts";

type Kept = setCampaignMutation["setCampaign"];
type CampaignFault = NonNullable<Kept["fault"]>;

const toShapeText = ({ width, height }: { width: number; height: number }) =>
  `Das Bild muss ${width} mal ${height} Bildpunkte haben, oder ein Vielfaches davon.`;

const faults: Record<Exclude<CampaignFault, "TOO_MANY">, Readonly<Record<string, string>>> = {
  NO_NARROW: { narrow: "Dieses Bild gibt es nicht." },
  NARROW_SHAPE: { narrow: toShapeText(adSizes.narrow) },
  NO_WIDE: { wide: "Dieses Bild gibt es nicht." },
  WIDE_SHAPE: { wide: toShapeText(adSizes.wide) },
  NO_SECTION: { sections: "Eines dieser Ressorts gibt es nicht." },
  NO_MUNICIPALITY: { municipality: "Diese Gemeinde gibt es nicht." },
};

export const newCampaignActions: FormActions = {
  [campaignForm.name]: createFormAction(campaignForm, async (campaign, { context, url }) => {
    const answer = await createCampaign(context.get(backendContext), { key: await toFormKey(campaign), campaign });
    return toResult(answer, url, "angelegt");
  }),
};

/** Of the campaign of this number. */
export function toCampaignActions(id: number): FormActions {
  const toPause = (intent: string, paused: boolean, done: CampaignDone) =>
    createButtonAction(intent, async (call) => {
      const answer = await pauseCampaign(call.context.get(backendContext), { id, paused, known: readKnown(call) });
      return answer.kind === "done" ? { kind: "redirect", to: toCampaignDonePath(id, done) } : refuseSeen(answer, call.url);
    });
  return {
    [campaignForm.name]: createFormAction(campaignForm, async (campaign, call) => {
      const answer = await setCampaign(call.context.get(backendContext), { id, campaign, known: readKnown(call) });
      return toResult(answer, call.url, "gespeichert");
    }),
    pause: toPause("pause", true, "angehalten"),
    resume: toPause("resume", false, "fortgesetzt"),
    end: createButtonAction("end", async (call) => {
      const answer = await endCampaign(call.context.get(backendContext), { id, known: readKnown(call) });
      return answer.kind === "done" ? { kind: "redirect", to: toCampaignDonePath(id, "beendet") } : refuseSeen(answer, call.url);
    }),
  };
}

function toResult(answer: StaffAnswer<Kept>, url: URL, done: CampaignDone): FormResult {
  if (answer.kind !== "done") return refuseSeen(answer, url);
  const { id, fault } = answer.result;
  if (id !== null) return { kind: "redirect", to: toCampaignDonePath(id, done) };
  if (fault !== null && fault !== "TOO_MANY") return refuseFields(faults[fault]);
  const message = `Es sind schon ${MAX_OPEN_CAMPAIGNS} Kampagnen offen. Beende zuerst eine.`;
  return { kind: "refused", status: 422, message };
}
