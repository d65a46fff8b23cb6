-- Invitations to the newsroom that nobody accepted: name and mail go 30 days after they are over (decision 107).
CREATE INDEX staff_invited ON staff (invitation_expires_at) WHERE state = 'invited';
