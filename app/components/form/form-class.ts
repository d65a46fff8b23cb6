/** Fields, messages and button of a form below each other. */
export const formClass = "grid grid-cols-1 content-start justify-items-start gap-5";
