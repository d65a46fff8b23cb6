/** Begins the names of what is kept in readers' browsers and accounts: small letters and digits. Every page's script has it, so nothing else is in here. */
export const PORTAL_ID = "talblick";
