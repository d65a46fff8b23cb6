/** What a reader has just called "lesenswert" or thanked for, said once by the page that answers a form without script. */
export type GivenMark = { kind: "useful"; id: number } | { kind: "thanks" };
