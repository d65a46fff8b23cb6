/** The page of notices in the browser. */
export const NOTICES_PATH = "/benachrichtigungen";
