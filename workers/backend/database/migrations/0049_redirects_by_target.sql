-- Which redirects of a publisher's own list lead to an address that leads on now (admin/post-redirects.ts).
CREATE INDEX redirects_by_target ON redirects (target) WHERE owner IS NULL;
