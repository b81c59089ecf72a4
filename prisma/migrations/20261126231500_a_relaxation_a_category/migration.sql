-- A relaxation is for a person of all its groups, and nobody is of two categories: one of "SC, ST", as could be stored once, relaxed nobody's age, and its
-- notice could not be saved again. Each becomes one for each of its categories, beside the groups that it names besides.
-- By paths, which ask nothing of what is stored: a group that is no list, as nobody may store one, would end the migration.
UPDATE "jobs" SET "notice" = jsonb_set("notice", '{posts}', (
  SELECT jsonb_agg(
    CASE WHEN jsonb_typeof(post -> 'relaxations') = 'array' THEN jsonb_set(post, '{relaxations}', (
      SELECT COALESCE(jsonb_agg(
        CASE WHEN category IS NULL THEN entry
          ELSE jsonb_set(entry, '{groups}', jsonb_build_array(category) || ((entry -> 'groups') - '{UR,EWS,OBC,SC,ST}'::text[])) END
        ORDER BY entry_at, category_at), '[]')
      FROM jsonb_array_elements(post -> 'relaxations') WITH ORDINALITY AS entries(entry, entry_at)
      LEFT JOIN LATERAL (
        SELECT category, category_at FROM jsonb_path_query(entry, '$.groups[*] ? (@ == "UR" || @ == "EWS" || @ == "OBC" || @ == "SC" || @ == "ST")') WITH ORDINALITY AS categories(category, category_at)
        WHERE jsonb_array_length(jsonb_path_query_array(entry, '$.groups[*] ? (@ == "UR" || @ == "EWS" || @ == "OBC" || @ == "SC" || @ == "ST")')) > 1
      ) AS own ON true
    )) ELSE post END
    ORDER BY post_at)
  FROM jsonb_array_elements("notice" -> 'posts') WITH ORDINALITY AS posts(post, post_at)
))
WHERE EXISTS (
  SELECT FROM jsonb_path_query("notice", '$.posts[*].relaxations[*]') AS entry
  WHERE jsonb_array_length(jsonb_path_query_array(entry, '$.groups[*] ? (@ == "UR" || @ == "EWS" || @ == "OBC" || @ == "SC" || @ == "ST")')) > 1
);
