-- Attempts are counted in Durable Objects (decision 62).
DROP TABLE attempts;
