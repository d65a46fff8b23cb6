/** People of a paper, whose traces a backup must hold: a reader who saved a post, somebody who sent a tip with a file, a member of the staff. */
import { hireStaff } from "#workers/programs/local/hire-staff.ts";

type Place = { portal: string; backend: string; adminToken: string };

const reader = { login: "berta", email: "berta@mail.example", password: "Seehund-47" };

/** Throws when one of them is refused. */
export async function givePeople(place: Place, { post, picture }: { post: number; picture: Uint8Array }): Promise<void> {
  await register(place, post);
  await sendTip(place, picture);
  const newcomer = {
    name: "Otto Amann",
    mail: "otto@mail.example",
    roles: ["editor"],
    password: "Nebelhorn-4711-Bregenz",
  } as const;
  await hireStaff({ origin: place.backend, token: place.adminToken }, newcomer);
}

async function register({ backend, adminToken }: Place, post: number): Promise<void> {
  const subscriptions = [{ product: "plus", starts: "2026-01-01T00:00:00Z" }];
  await send(
    `${backend}/admin/readers`,
    { records: [{ kind: "account", ...reader, subscriptions }] },
    { authorization: `Bearer ${adminToken}` },
  );
  const login = `mutation ($username: String!, $password: String!) {
    login(username: $username, password: $password) { user { hash token } }
  }`;
  const { data } = (await send(`${backend}/graphql`, { query: login, variables: { username: reader.login, ...reader } })) as {
    data: { login: { user: { hash: string; token: string } } };
  };
  const { hash: h, token: t } = data.login.user;
  const save =
    "mutation ($h: String!, $t: String!, $post: Int!) { saveBookmarks(h: $h, t: $t, bookmarks: [{ post: $post }]) { ids } }";
  const saved = (await send(`${backend}/graphql`, { query: save, variables: { h, t, post } })) as {
    data: { saveBookmarks: { ids: number[] } } | null;
  };
  if (saved.data?.saveBookmarks.ids[0] !== post) throw new Error(`The bookmark was not kept: ${JSON.stringify(saved)}`);
}

async function send(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mutation": "true", ...headers },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** As a form without script. */
async function sendTip({ portal }: Place, picture: Uint8Array): Promise<void> {
  const form = new FormData();
  const fields = { text: "Licht im Rathaus, immer nachts", place: "Hard", name: "", contact: "", website: "" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("files", new Blob([new Uint8Array(picture)], { type: "image/png" }), "licht.png");
  const response = await fetch(`${portal}/tipp-geben`, {
    method: "POST",
    headers: { origin: portal },
    body: form,
    redirect: "manual",
  });
  if (response.status !== 303) throw new Error(`The tip was answered with ${response.status}`);
}
