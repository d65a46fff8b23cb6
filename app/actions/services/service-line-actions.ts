/** What the buttons of /service/anordnen do: with a session they change the account, otherwise this browser's cookie. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { type ActionCall, createButtonAction, type FormActions, type FormResult } from "#app/actions/form-action.ts";
import { sessionContext, sessionCookiesContext } from "#app/context.ts";
import {
  ARRANGE_PATH,
  arrange,
  arrangements,
  readAttributeOrder,
  SERVICES_ATTRIBUTE,
  type ServiceOrder,
  toServiceOrderText,
  usualOrder,
} from "#app/domain/services/service-order.ts";
import { updateAttribute } from "#app/gateway/sso/calls/update-attribute.ts";
import { readGuestOrder, toOrderHeaders } from "#app/loaders/reader/service-order.ts";

type Change = (order: ServiceOrder) => ServiceOrder;

async function keep(call: ActionCall, change: Change, fragment = ""): Promise<FormResult> {
  const to = `${ARRANGE_PATH}${fragment}`;
  const guest = readGuestOrder(call.cookieHeader);
  if (call.context.get(sessionCookiesContext) === null)
    return { kind: "redirect", to, headers: toOrderHeaders(call, change(guest ?? usualOrder)) };
  const user = await requireSessionUser(call);
  const order = change(readAttributeOrder(user.attributes) ?? guest ?? usualOrder);
  const outcome = await updateAttribute(transportOf(call), user, {
    attribute: SERVICES_ATTRIBUTE,
    value: toServiceOrderText(order),
  });
  if (outcome.kind === "refused") return outcome;
  // What was kept of the reader says the former order.
  call.context.get(sessionContext).renew();
  // The account has taken over what this browser kept.
  return { kind: "redirect", to, headers: toOrderHeaders(call, usualOrder) };
}

const changes: FormActions = Object.fromEntries(
  arrangements.map((arrangement) => [
    arrangement,
    createButtonAction(arrangement, (call) => {
      const { service = "" } = call.entries;
      const fragment = arrangement === "up" || arrangement === "down" ? `#${encodeURIComponent(service)}` : "";
      return keep(call, (order) => arrange(order, service, arrangement), fragment);
    }),
  ]),
);

export const serviceLineActions: FormActions = {
  ...changes,
  reset: createButtonAction("reset", (call) => keep(call, () => usualOrder)),
};
