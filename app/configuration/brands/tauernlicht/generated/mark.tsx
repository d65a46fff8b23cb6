/** Written by `npm run generate` from brand.json beside this folder: change it there. */
export function Mark() {
  return (
    <>
      <path d="M2 28 15 8l6 8 4-5 13 17z" />
      <path d="M29 7h8M33 3v8" strokeWidth="2.2" />
    </>
  );
}
