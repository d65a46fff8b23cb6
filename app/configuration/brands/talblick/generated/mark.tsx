/** Written by `npm run generate` from brand.json beside this folder: change it there. */
export function Mark() {
  return (
    <>
      <path d="M2 23 12 8l8 12L30 4l8 13" />
      <path d="M2 29c10 0 14-6 20-6s8 3 16 3" strokeWidth="2.2" />
    </>
  );
}
