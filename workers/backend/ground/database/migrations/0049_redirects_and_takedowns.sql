-- Which redirects of a publisher's own list lead to an address that leads on now (admin/post-redirects.ts).
CREATE INDEX redirects_by_target ON redirects (target) WHERE owner IS NULL;

-- What of a takedown is not done yet, as JSON (newsroom/takedowns/takedown-work.ts); null when all is. One that was cut off is finished by the clock.
ALTER TABLE tombstones ADD COLUMN work TEXT;
CREATE INDEX tombstones_unfinished ON tombstones (taken_at) WHERE work IS NOT NULL;
