import { expect, test } from "vitest";
import { toPageType } from "./page-type.ts";

test.each([
  ["/", "home"],
  ["/starkregen/500051", "article"],
  ["/themen", "topic"],
  ["/themen/hochwasser/2", "topic"],
  ["/news/politik", "listing"],
  ["/news/politik/page/2", "listing"],
  ["/page/3", "listing"],
  ["/gemeinde/dornbirn", "municipality"],
  ["/suche", "search"],
  ["/video", "video"],
  ["/video/page/2", "video"],
  ["/video/ein-film/301", "video"],
  ["/merkliste", "account"],
  ["/verkehr", "service"],
  ["/widgets/schnee", "service"],
  ["/service", "service"],
  ["/liveticker", "listing"],
  ["/liveticker/page/2", "listing"],
  ["/abo", "subscription"],
  ["/profil", "account"],
  ["/impressum", "page"],
  ["/constructor/neu", "page"],
])("%s is a page of the kind %s", (path, type) => {
  expect(toPageType(path, 200)).toBe(type);
  expect(toPageType(path, 0)).toBe(type);
});

test.each([404, 410, 500])("whatever answers %i is an error", (status) => {
  expect(toPageType("/starkregen/500051", status)).toBe("error");
});
