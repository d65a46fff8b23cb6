/** Sources of comments that readers wrote here begin with it: no import takes them away. */
export const WRITTEN_HERE = "here:";
