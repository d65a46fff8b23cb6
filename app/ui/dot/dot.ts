/** Between two things on a line, which may break before it and never after it: no line ends in a dot. */
export const DOT = " ·\u00a0";
