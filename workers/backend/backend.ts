/** The embedded back end: GraphQL and REST over D1 and R2. */
export default {
  async fetch(): Promise<Response> {
    return new Response("not found", { status: 404 });
  },
};
