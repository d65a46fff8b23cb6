import { OrderPage } from "./order-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import type { SubscribeView } from "./subscribe-view-model.ts";

/** /abo: what is sold, and what is about to be ordered. */
export function SubscribePage({ view }: { view: SubscribeView }) {
  return view.step === "order" ? <OrderPage view={view} /> : <OverviewPage view={view} />;
}
