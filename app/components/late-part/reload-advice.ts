/** After a second failure, to whoever writes something beside it. */
export const RELOAD_ADVICE = "Speichere, was du geschrieben hast, und lade die Seite neu.";
