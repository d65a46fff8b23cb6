/** How far the reader's word for a payment is; `asked`: the provider has the floor. */
export type AuthorisationView = "offered" | "busy" | "asked";
