-- Not every change of a published notice is the body's: an editor's own slip that is mended, and a closing, tell readers of no
-- correction. Whoever writes says so for the transaction: set_config('niyukti.correction', 'slip', true). A replaced function locks no table.
CREATE OR REPLACE FUNCTION keep_corrigenda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('niyukti.correction', true) = 'slip' THEN
        RETURN NULL;
    END IF;
    IF NEW."source" = 'sample' AND NEW."edited_at" IS NOT DISTINCT FROM OLD."edited_at" THEN
        RETURN NULL;
    END IF;
    INSERT INTO "corrigenda" ("job_id", "field", "old_value", "new_value")
    SELECT NEW."id", c.field, c.old_value, c.new_value
    FROM (VALUES
        ('deadline', OLD."deadline"::text, NEW."deadline"::text),
        ('positions', OLD."positions"::text, NEW."positions"::text),
        ('applicationFee', OLD."application_fee", NEW."application_fee")
    ) AS c(field, old_value, new_value)
    WHERE c.old_value IS NOT NULL AND c.old_value IS DISTINCT FROM c.new_value;
    RETURN NULL;
END
$$;
