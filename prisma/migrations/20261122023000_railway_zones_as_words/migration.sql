-- Zones of the railway are words of their own (lib/jobs/search/search-words.ts): what was stored before gets them here, as no import rewrites
-- the notices that the staff wrote. Only notices of the railway name them.
WITH texts AS (
    SELECT jobs."id", lower(concat_ws(' ', jobs."title", organisations."name", jobs."description")) AS words
    FROM "jobs" JOIN "organisations" ON organisations."id" = jobs."organisation_id"
    WHERE 'railway' = ANY (jobs."search_words")
), zones AS (
    SELECT texts."id", array_agg(DISTINCT replace(found[1], ' ', '')) AS names
    FROM texts, regexp_matches(
        regexp_replace(texts.words, '\s+', ' ', 'g'),
        '\m((?:(?:north|south|east|west) )*(?:northern|southern|eastern|western|central) railway)\M', 'g'
    ) AS found
    GROUP BY texts."id"
)
UPDATE "jobs" SET "search_words" = "search_words" || zones.names FROM zones WHERE zones."id" = "jobs"."id";
