/** Full address of the demo paper's long article, which the benchmarks have in common. */
export async function findDemoArticle(origin: string): Promise<string> {
  const list = await fetch(`${origin}/wp-json/wp/v2/posts?per_page=1&slug=riebel-ruehren-eine-anleitung`);
  const [post] = (await list.json()) as { link: string }[];
  if (post === undefined) throw new Error("The demo paper lacks the article that is measured");
  return post.link;
}
