/** What nginx and Caddy take of the directives that the documentation's samples use; what is used for the first time is added after a look at the manual. */
import type { Directive } from "./braces.ts";

/** In which block it may stand ("" is nginx's `http`), and how its words look. */
type Rule = { within: readonly string[]; words: RegExp };

const nginxRules: Readonly<Record<string, Rule>> = {
  limit_req_zone: { within: [""], words: /^\$\w+ zone=\w+:\d+[km] rate=\d+r\/[sm]$/ },
  map: { within: [""], words: /^\$\w+ \$\w+$/ },
  server: { within: [""], words: /^$/ },
  listen: { within: ["server"], words: /^\d+( ssl)?( http2)?$/ },
  server_name: { within: ["server"], words: /^[\w.-]+$/ },
  ssl_certificate: { within: ["server"], words: /^\/\S+\.pem$/ },
  ssl_certificate_key: { within: ["server"], words: /^\/\S+\.pem$/ },
  client_max_body_size: { within: ["server", "location"], words: /^\d+m$/ },
  return: { within: ["server", "location"], words: /^301 https:\/\/\$host\$request_uri$/ },
  location: { within: ["server"], words: /^(?:\/|~ \S+)$/ },
  proxy_pass: { within: ["location"], words: /^http:\/\/127\.0\.0\.1:\d+$/ },
  proxy_http_version: { within: ["location"], words: /^1\.1$/ },
  proxy_set_header: { within: ["location"], words: /^[A-Z][\w-]+ \$\w+$/ },
  proxy_read_timeout: { within: ["location"], words: /^\d+[smh]$/ },
  proxy_buffering: { within: ["location"], words: /^(?:on|off)$/ },
  limit_req: { within: ["location"], words: /^zone=\w+( burst=\d+)?( nodelay)?$/ },
};

/** Variables of nginx itself. */
const nginxVariables = ["binary_remote_addr", "host", "proxy_add_x_forwarded_for", "scheme", "http_upgrade", "request_uri"];

/** What nginx would not take, one line each. */
export function findNginxFaults(directives: Directive[]): string[] {
  const maps = directives.filter(({ name }) => name === "map").map(({ words }) => words[1]?.slice(1));
  const zones = directives.filter(({ name }) => name === "limit_req_zone").map(({ words }) => words[1]?.slice(5).split(":")[0]);
  const known = new Set([...nginxVariables, ...maps]);
  function look(list: Directive[], within: string): string[] {
    return list.flatMap(({ name, words, block }) => {
      // The lines of a map are values and no directives.
      if (within === "map") return words.length === 1 && block === null ? [] : [`${name} in a map`];
      const text = words.join(" ");
      const rule = nginxRules[name];
      const used = text.match(/(?<=\$)\w+/g) ?? [];
      return [
        ...(rule?.within.includes(within) && rule.words.test(text) ? [] : [`${name} ${text} in ${within || "http"}`]),
        ...used.filter((variable) => !known.has(variable)).map((variable) => `$${variable} is unknown`),
        ...(name === "limit_req" && !zones.includes(words[0]?.slice(5)) ? [`${text}: no such zone`] : []),
        ...((block !== null) === ["map", "server", "location"].includes(name) ? [] : [`${name}: block`]),
        ...look(block ?? [], name),
      ];
    });
  }
  return look(directives, "");
}

/** What Caddy would not take, one line each: sites of names, with a reverse proxy. */
export function findCaddyFaults(sites: Directive[]): string[] {
  return sites.flatMap(({ name, words, block }) => [
    ...(/^[\w.-]+$/.test(name) && words.length === 0 && block !== null ? [] : [`${name}: no site`]),
    ...(block ?? []).flatMap((inner) => [
      ...(inner.name === "reverse_proxy" && /^127\.0\.0\.1:\d+$/.test(inner.words.join(" ")) ? [] : [inner.name]),
      ...(inner.block ?? [])
        .filter((option) => `${option.name} ${option.words.join(" ")}` !== "flush_interval -1" || option.block !== null)
        .map((option) => option.name),
    ]),
  ]);
}

/** Values of all directives of a name, at any depth. */
export function listWords(directives: Directive[], name: string): string[] {
  return directives.flatMap((one) => [...(one.name === name ? [one.words.join(" ")] : []), ...listWords(one.block ?? [], name)]);
}
