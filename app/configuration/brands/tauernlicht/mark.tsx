/** A peak in the evening light: what stands in the logo, in a box of 40 by 32, drawn by the stroke around it. */
export function Mark() {
  return (
    <>
      <path d="M2 28 15 8l6 8 4-5 13 17z" />
      <path d="M29 7h8M33 3v8" strokeWidth="2.2" />
    </>
  );
}
