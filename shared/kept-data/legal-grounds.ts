/** Why something may be kept, as the page says it. */
export const CONTRACT = "Vertrag, Art. 6 Abs. 1 lit. b DSGVO";
export const CONSENT = "Einwilligung, Art. 6 Abs. 1 lit. a DSGVO";
export const DUTY = "gesetzliche Pflicht, Art. 6 Abs. 1 lit. c DSGVO";
export const INTEREST = "berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO";
export const NEEDED = "unbedingt erforderlich, § 165 Abs. 3 TKG 2021";
export const CLOCK = "automatisch";
export const WITH_ACCOUNT = "bis du dein Konto löschst";
