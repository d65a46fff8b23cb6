/** What the island of the petrol prices asks, as urql takes it. */
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { type Fuel, GetFuelStationsDocument } from "#graphql/generated/operations.ts";

export type WireFuel = Fuel;

export const stationsQuery = /* @__PURE__ */ toTypedDocument(GetFuelStationsDocument);
