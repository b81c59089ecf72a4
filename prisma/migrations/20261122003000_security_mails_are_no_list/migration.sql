-- Mails about the safety of an account can no longer be stopped; nobody is written to because of a row that goes.
DELETE FROM "mail_opt_outs" WHERE "list" = 'notice';
