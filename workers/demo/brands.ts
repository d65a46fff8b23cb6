/** The paid brands of the demo portal. */
export const brands: { slug: string; title: string }[] = [
  { slug: "talblick", title: "Talblick Plus" },
  { slug: "rheinbote", title: "Rheinbote" },
  { slug: "alpenpost", title: "Alpenpost" },
  { slug: "seeblick", title: "Seeblick" },
];
