/** Address of the picture that stands for a post without one where it is shared (decision 79). */
export function toShareImagePath(id: number): string {
  return `/share/${id}.png`;
}

/** The number of the post; null for what is no such name. */
export function parseShareImageName(name: string): number | null {
  const [, digits] = /^([1-9]\d{0,9})\.png$/.exec(name) ?? [];
  const id = Number(digits);
  return id <= MAX_ID ? id : null;
}

/** Numbers of posts fit a GraphQL Int. */
const MAX_ID = 2_147_483_647;
