-- Finds, without reading all accounts, one whose password is kept in the form of a former system (readers/accounts/password/former-hash.ts).
CREATE INDEX accounts_former_hash ON accounts (id)
  WHERE substr(password_hash, 1, 3) IN ('$P$', '$H$', '$2a', '$2b', '$2y', '$wp');
