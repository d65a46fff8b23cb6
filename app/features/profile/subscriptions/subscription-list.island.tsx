import { FormError } from "#app/components/form/form-error.tsx";
import { useAccount } from "#app/features/profile/account/use-account.ts";
import { type Said, useProfileChange } from "#app/features/profile/account/use-profile-change.ts";
import { SectionNotice } from "#app/features/profile/profile-section.tsx";
import { Rows } from "#app/features/profile/rows.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { SubscriptionRow } from "./subscription-row.tsx";
import { type ProfileSubscription, toSubscriptionRows } from "./subscription-rows-view-model.ts";

type ListProps = {
  subscriptions: ProfileSubscription[];
  said: Said;
  /** The values of a cancellation that was refused. */
  values: Readonly<Record<string, string>>;
};

/** What the reader pays for or was given: how each goes on, how to cancel it and how to take that back. */
function SubscriptionList({ subscriptions, said: first, values }: ListProps) {
  const account = useAccount();
  const { said, place, send } = useProfileChange(first);
  const rows = account === null ? subscriptions : toSubscriptionRows(account, new Date());
  const { notice, refused, times } = said;
  const isListed = rows.some(({ id }) => id === refused?.subscriptionId);
  return (
    <>
      <SectionNotice key={`notice-${times}`} text={notice} ref={place} />
      {!isListed && <FormError key={`error-${times}`} html={refused?.html ?? null} ref={place} />}
      {rows.length > 0 && (
        <Rows>
          {rows.map((subscription, index) => {
            const isRefused = refused?.subscriptionId === subscription.id;
            return (
              <SubscriptionRow
                key={subscription.id}
                subscription={subscription}
                name={`abo-${index + 1}`}
                values={values.subscriptionId === subscription.id ? values : {}}
                error={isRefused ? <FormError key={times} html={refused.html} ref={place} /> : null}
                send={send}
              />
            );
          })}
        </Rows>
      )}
    </>
  );
}

export const SubscriptionListIsland = defineIsland("subscription-list", SubscriptionList, { within: GraphqlProvider });
