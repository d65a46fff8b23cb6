/** What a mutation changes in the browser's cache, so that nothing needs to be asked anew (rules 7.1). */
import type { Cache, OptimisticMutationConfig, UpdatesConfig } from "@urql/exchange-graphcache";
import type {
  deleteAccountMutation,
  endSessionMutation,
  endSessionMutationVariables,
  registerUserForNewsletterMutationVariables,
  SyncCancelReasonMutation,
  SyncCancelReasonMutationVariables,
  UpsellSaveMutation,
  updateUserAttributeMutation,
  updateUserAttributeMutationVariables,
} from "#graphql/generated/operations.ts";
import { findAnswer, findEntity, findPart, forgetAnswers, listParts, writeEntity } from "./cached-entities.ts";
import { decideRenewal, type Renewal } from "./decide-renewal.ts";

type Newsletter = registerUserForNewsletterMutationVariables;

const SUCCESS = "1";

export const updates: UpdatesConfig = {
  Mutation: {
    registerUserForNewsletter: setNewsletter(true),
    unregisterUserFromNewsletter: setNewsletter(false),
    updateUserAttribute: setAttribute,
    endSession: removeSessions,
    SyncCancelReason: setRenewal,
    deleteAccount({ deleteAccount }: deleteAccountMutation, _: unknown, cache: Cache) {
      if (deleteAccount.success === SUCCESS) forgetAnswers(cache, "account");
    },
    UpsellSave({ UpsellSave }: UpsellSaveMutation, _: unknown, cache: Cache) {
      if (UpsellSave.upsell.success) forgetAnswers(cache, "account", "SubscriptionStatus");
    },
  },
};

/** A switch follows the finger; graphcache takes it back when the mutation fails. */
export const optimistic: OptimisticMutationConfig = {
  registerUserForNewsletter: toNewsletterReply,
  unregisterUserFromNewsletter: toNewsletterReply,
};

function toNewsletterReply(variables: Newsletter) {
  return { __typename: "NewsletterRegistration", ...variables };
}

function setNewsletter(isSubscribed: boolean) {
  return (_: unknown, { newsletter: slug }: Newsletter, cache: Cache): void => {
    const entity = { __typename: "NewsletterChoice", slug };
    if (findEntity(cache, entity) !== null) writeEntity(cache, { ...entity, isSubscribed });
  };
}

/** The attribute has the new value; one that the reader did not have comes last. */
function setAttribute(
  { updateUserAttribute: reply }: updateUserAttributeMutation,
  { hash: h, token: t, attribute: name, value }: updateUserAttributeMutationVariables,
  cache: Cache,
): void {
  const account = findAnswer(cache, "account", { h, t });
  const attributes = account === null ? null : listParts(cache, account, "attributes");
  if (reply.success !== SUCCESS || account === null || attributes === null) return;
  const attribute = { __typename: "UserAttribute", name, value };
  const key = cache.keyOfEntity(attribute);
  writeEntity(cache, attribute);
  if (key !== null && !attributes.includes(key)) cache.link(account, "attributes", [...attributes, key]);
}

/** Without a number all sessions have ended but the current one. */
function removeSessions(
  { endSession: reply }: endSessionMutation,
  { h, t, session = null }: endSessionMutationVariables,
  cache: Cache,
): void {
  const account = findAnswer(cache, "account", { h, t });
  const sessions = account === null ? null : listParts(cache, account, "sessions");
  if (reply.success !== SUCCESS || account === null || sessions === null) return;
  const remaining = sessions.filter((key) =>
    session === null ? cache.resolve(key, "isCurrent") === true : cache.resolve(key, "id") !== session,
  );
  cache.link(account, "sessions", remaining);
}

/** The reply has the items of the Kayak shop as they are now; what the account says of the subscription follows. */
function setRenewal(
  { SyncCancelReason: reply }: SyncCancelReasonMutation,
  { h, t, subscriptionId, didCancel }: SyncCancelReasonMutationVariables,
  cache: Cache,
): void {
  if (reply.success !== SUCCESS) return;
  setKayakItems(reply.object?.items ?? null, { h, t }, cache);
  const subscription = { __typename: "AccountSubscription", id: subscriptionId };
  const key = findEntity(cache, subscription);
  const item = reply.object?.items.find(({ id }) => id === subscriptionId);
  const renewal = key === null ? null : decideRenewal({ ...readRenewal(cache, key), ...toEnd(item) }, didCancel);
  if (renewal === null) forgetAnswers(cache, "account");
  else writeEntity(cache, { ...subscription, ...renewal });
}

type Items = NonNullable<SyncCancelReasonMutation["SyncCancelReason"]["object"]>["items"];

function setKayakItems(items: Items | null, session: { h: string; t: string }, cache: Cache): void {
  const answer = findAnswer(cache, "GetKayakSubscriptions", session);
  const list = answer === null ? null : findPart(cache, answer, "object");
  if (list === null || items === null) forgetAnswers(cache, "GetKayakSubscriptions");
  else
    cache.link(
      list,
      "items",
      items.map(({ id }) => cache.keyOfEntity({ __typename: "SubscriptionItem", id })),
    );
}

/** The Kayak shop says when what ran on until now ends. */
function toEnd(item: Items[number] | undefined): Partial<Renewal> {
  return item === undefined ? {} : { expirationDate: item.expirationDate };
}

function readRenewal(cache: Cache, subscription: string): Renewal {
  const read = (field: keyof Renewal): unknown => cache.resolve(subscription, field);
  const expirationDate = read("expirationDate");
  return {
    autoRenew: read("autoRenew") === true,
    isCancelled: read("isCancelled") === true,
    expirationDate: typeof expirationDate === "string" ? expirationDate : null,
  };
}
