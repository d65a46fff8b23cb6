/** Fields, messages and button of a form below each other. */
export const formClass = "grid content-start justify-items-start gap-5";
