/** What the page of notices offers its reader. */

import { type DeviceRow, toDeviceRows } from "#app/components/push/device-rows.ts";
import { type SubjectKind, toCalled } from "#app/domain/follows/subject.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { OfferedSubject } from "#app/domain/push/push-subject.ts";
import type { GetGuestNoticesQuery, GetOwnNoticesQuery } from "#graphql/generated/operations.ts";

type Followed = NonNullable<GetGuestNoticesQuery["followed"]>["subjects"];
type Devices = NonNullable<GetOwnNoticesQuery["own_push_devices"]>;
type Known = {
  push: { key: string } | null;
  followed: Followed;
  posts: GetGuestNoticesQuery["posts"] | null;
  /** Null without a session. */
  devices: Devices | null;
  /** Where the reader said to be at home. */
  municipality: { slug: string; title: string } | null;
};

export type NoticesView = {
  /** Null where notices are not offered. */
  siteKey: string | null;
  isSignedIn: boolean;
  subjects: OfferedSubject[];
  devices: DeviceRow[];
};

export function toNoticesView(
  { push, followed, posts, devices, municipality }: Known,
  toDeviceName: (agent: string) => string,
): NoticesView {
  const follows = followed.map(({ kind, key, title }) => {
    const subject = { kind: kind.toLowerCase() as SubjectKind, key };
    return { ...subject, label: toCalled({ ...subject, title }) };
  });
  const isThere = follows.some(({ kind, key }) => kind === "municipality" && key === municipality?.slug);
  const home: OfferedSubject[] =
    municipality === null || isThere
      ? []
      : [
          {
            kind: "municipality",
            key: municipality.slug,
            label: toCalled({ kind: "municipality", key: municipality.slug, title: municipality.title }),
          },
        ];
  const tickers = (posts?.items ?? [])
    .filter((post) => post.is_live === true)
    .map(
      ({ id, title }): OfferedSubject => ({
        kind: "ticker",
        key: String(id),
        label: `Höhepunkte: ${toPlainText(title.rendered)}`,
      }),
    );
  return {
    siteKey: push?.key ?? null,
    isSignedIn: devices !== null,
    subjects: [...home, ...follows, ...tickers],
    devices: toDeviceRows(devices ?? [], toDeviceName),
  };
}
