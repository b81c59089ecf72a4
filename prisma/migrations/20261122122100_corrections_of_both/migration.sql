-- Readers are told of both kinds of corrections: what the body announced, with its newest corrigendum where the notice names one, and an editor's own
-- slip that is mended, as such. A closing before the last date and its taking back are neither: whoever writes says which it is for the
-- transaction, set_config('niyukti.correction', 'slip' or 'closing', true).
CREATE OR REPLACE FUNCTION keep_corrigenda() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    reason text := coalesce(current_setting('niyukti.correction', true), '');
    document text;
BEGIN
    IF reason = 'closing' THEN
        RETURN NULL;
    END IF;
    IF NEW."source" = 'sample' AND NEW."edited_at" IS NOT DISTINCT FROM OLD."edited_at" THEN
        RETURN NULL;
    END IF;
    IF reason <> 'slip' AND jsonb_typeof(NEW."notice" -> 'documents') = 'array' THEN
        SELECT d.value ->> 'url' INTO document
        FROM jsonb_array_elements(NEW."notice" -> 'documents') WITH ORDINALITY AS d(value, place)
        WHERE d.value ->> 'kind' = 'corrigendum'
        ORDER BY d.value ->> 'publishedOn' DESC NULLS LAST, d.place DESC LIMIT 1;
    END IF;
    INSERT INTO "corrigenda" ("job_id", "field", "old_value", "new_value", "is_ours", "document_url")
    SELECT NEW."id", c.field, c.old_value, c.new_value, reason = 'slip', document
    FROM (VALUES
        ('deadline', OLD."deadline"::text, NEW."deadline"::text),
        ('positions', OLD."positions"::text, NEW."positions"::text),
        ('applicationFee', OLD."application_fee", NEW."application_fee")
    ) AS c(field, old_value, new_value)
    WHERE c.old_value IS NOT NULL AND c.old_value IS DISTINCT FROM c.new_value;
    RETURN NULL;
END
$$;
