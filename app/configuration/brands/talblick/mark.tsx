/** The line of a valley: what stands in the logo, in a box of 40 by 32, drawn by the stroke around it. */
export function Mark() {
  return (
    <>
      <path d="M2 23 12 8l8 12L30 4l8 13" />
      <path d="M2 29c10 0 14-6 20-6s8 3 16 3" strokeWidth="2.2" />
    </>
  );
}
