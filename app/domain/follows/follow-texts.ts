/** What readers are told who follow something. */
import { MAX_FOLLOWS, MAX_GUEST_FOLLOWS } from "#graphql/generated/contract.ts";

export const GUEST_LIST_FULL = `In diesem Browser ist Platz für ${MAX_GUEST_FOLLOWS}. Beende etwas unter „Für dich“, oder melde dich an: In deinem Konto ist Platz für ${MAX_FOLLOWS}.`;
export const ACCOUNT_LIST_FULL = `Du folgst schon ${MAX_FOLLOWS} Themen, Gemeinden und Menschen. Beende etwas davon unter „Für dich“.`;
export const NO_COOKIES = "Dein Browser lässt nicht zu, dass wir uns das merken. Melde dich an, dann merkt es sich dein Konto.";
/** Of what there is no page of. */
export const SUBJECT_GONE = "Das gibt es nicht mehr, also gibt es davon auch nichts Neues.";
