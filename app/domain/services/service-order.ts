/**
 * Which services stand in the front page's line, in which order: the brand's, or as a reader arranged it. Cookies and accounts may hold
 * anything: what is no service is left out.
 */
import * as v from "valibot";
import { type Service, serviceGroups } from "#app/domain/page/records/page-lists.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { services as brandServices } from "#brand/services.ts";

/** `name` is its address without the slash, as forms, cookie and account say it. */
export type LineService = Service & { name: string };
export type ServiceOrder = readonly string[];

export const ARRANGE_PATH = "/service/anordnen";
export const SERVICES_COOKIE = "PortalServices";
/** Of the account. */
export const SERVICES_ATTRIBUTE = `${PORTAL_ID}-services`;

/** All that may stand there. Notices are not sent by every portal. */
export const lineServices: readonly LineService[] = serviceGroups
  .flatMap(({ services }) => services)
  .filter(({ link }) => link !== NOTICES_PATH)
  .map((service) => ({ ...service, name: service.link.slice(1) }));

const byName = new Map(lineServices.map((service) => [service.name, service]));

/** The brand's. */
export const usualOrder: ServiceOrder = brandServices.map((link) => link.slice(1));

const SEPARATOR = "~";
/** Of a line in which nothing stands. */
const NOTHING = "-";
const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(600));

/** Null for a reader who arranged nothing, and for a text that is no arrangement. */
export function parseServiceOrder(text: unknown): ServiceOrder | null {
  const parsed = v.safeParse(textSchema, text);
  if (!parsed.success) return null;
  if (parsed.output === NOTHING) return [];
  const known = [...new Set(parsed.output.split(SEPARATOR))].filter((name) => byName.has(name));
  return known.length === 0 ? null : known;
}

/** Empty for the brand's order, which is kept nowhere. */
export function toServiceOrderText(order: ServiceOrder): string {
  if (order.join(SEPARATOR) === usualOrder.join(SEPARATOR)) return "";
  return order.length === 0 ? NOTHING : order.join(SEPARATOR);
}

export function toLineServices(order: ServiceOrder): LineService[] {
  return order.flatMap((name) => byName.get(name) ?? []);
}

export function readAttributeOrder(attributes: readonly { name: string; value: string }[]): ServiceOrder | null {
  return parseServiceOrder(attributes.find(({ name }) => name === SERVICES_ATTRIBUTE)?.value);
}

export const arrangements = ["up", "down", "hide", "show"] as const;
export type Arrangement = (typeof arrangements)[number];

/** The order with `name` moved, taken out or put in; the same where there is nothing to do. */
export function arrange(order: ServiceOrder, name: string, arrangement: Arrangement): ServiceOrder {
  const at = order.indexOf(name);
  if (arrangement === "show") return at >= 0 || !byName.has(name) ? order : [...order, name];
  if (at < 0) return order;
  const others = order.filter((one) => one !== name);
  if (arrangement === "hide") return others;
  const to = Math.max(0, arrangement === "up" ? at - 1 : at + 1);
  return [...others.slice(0, to), name, ...others.slice(to)];
}
