/** What stands above advertising (§ 26 Mediengesetz); the paper's own says that it is. */
export const AD_LABEL = "Anzeige";
export const OWN_AD_LABEL = "Eigenanzeige";
