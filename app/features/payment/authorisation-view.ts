/** How far the reader's authorisation of a payment is; `asked`: the provider asks the reader. */
export type AuthorisationView = "offered" | "busy" | "asked";
