-- An address that was copied with letters nobody sees (lib/accounts/address.ts) was stored with them; since they are taken out of what is typed, no spelling
-- of it found its account. It and the form in which it is compared are now as that rule makes them: without the letters of formatting, save the two joiners
-- that Hindi is written with. Where another row has the address already both stay as they are, and of several that would have it the first gets it.
DO $$
DECLARE
    unseen CONSTANT text := '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF'
        '\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]';
    held text;
BEGIN
    FOREACH held IN ARRAY ARRAY['users', 'admin_users', 'subscribers'] LOOP
        EXECUTE format(
            'UPDATE %1$I AS found SET email = seen.email, email_key = seen.key
             FROM (
                 SELECT DISTINCT ON (key) id, key, email FROM (
                     SELECT id, btrim(normalize(regexp_replace(email_key, $1, '''', ''g''), NFKC)) AS key,
                         btrim(normalize(regexp_replace(email, $1, '''', ''g''), NFKC)) AS email
                     FROM %1$I WHERE email_key ~ $1
                 ) AS written ORDER BY key, id
             ) AS seen
             WHERE found.id = seen.id AND seen.key <> '''' AND NOT EXISTS (SELECT FROM %1$I AS other WHERE other.email_key = seen.key)',
            held
        ) USING unseen;
    END LOOP;
END $$;
