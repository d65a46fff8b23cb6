-- To how many readers an issue was sent: counted as they are listed, since who got it is forgotten after three days. Null: never sent, or before.
ALTER TABLE newsletter_issues ADD COLUMN readers INTEGER;
