/** How the sections of an issue and the posts in them change, step by step: each gives new sections and leaves the others alone. */

export type IssueSection = { title: string | null; posts: readonly number[] };

/** The section one place further up or down; it stops at the ends. */
export function moveSection(sections: readonly IssueSection[], at: number, by: -1 | 1): IssueSection[] {
  const moved = sections[at];
  if (moved === undefined) return [...sections];
  const others = sections.toSpliced(at, 1);
  return others.toSpliced(Math.min(Math.max(at + by, 0), others.length), 0, moved);
}

export function renameSection(sections: readonly IssueSection[], at: number, title: string | null): IssueSection[] {
  return sections.map((section, index) => (index === at ? { ...section, title } : section));
}

/** With its posts. */
export function removeSection(sections: readonly IssueSection[], at: number): IssueSection[] {
  return sections.toSpliced(at, 1);
}

export function addSection(sections: readonly IssueSection[], title: string | null): IssueSection[] {
  return [...sections, { title, posts: [] }];
}

/** At the end of a section, the first one where there is none; it stands in an issue once. */
export function addPost(sections: readonly IssueSection[], at: number, post: number): IssueSection[] {
  const all = sections.length === 0 ? addSection([], null) : removePost(sections, post);
  return all.map((section, index) => (index === at ? { ...section, posts: [...section.posts, post] } : section));
}

export function removePost(sections: readonly IssueSection[], post: number): IssueSection[] {
  return sections.map((section) => ({ ...section, posts: section.posts.filter((id) => id !== post) }));
}

/** One place up or down, and at the end of its section into the one beside it. */
export function movePost(sections: readonly IssueSection[], post: number, by: -1 | 1): IssueSection[] {
  const at = sections.findIndex(({ posts }) => posts.includes(post));
  const section = sections[at];
  if (section === undefined) return [...sections];
  const place = section.posts.indexOf(post);
  const others = section.posts.toSpliced(place, 1);
  const to = place + by;
  if (to >= 0 && to < section.posts.length) {
    const posts = others.toSpliced(to, 0, post);
    return sections.map((one, index) => (index === at ? { ...one, posts } : one));
  }
  if (sections[at + by] === undefined) return [...sections];
  return sections.map((one, index) => {
    if (index === at) return { ...one, posts: others };
    if (index !== at + by) return one;
    return { ...one, posts: by < 0 ? [...one.posts, post] : [post, ...one.posts] };
  });
}
