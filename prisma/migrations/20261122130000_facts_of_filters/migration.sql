-- The numbers beside the choices of a list look at vacancies, employment type, category and the beginning of applications too; pages of a
-- search look at its words.
CREATE OR REPLACE FUNCTION public_facts(job "jobs") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN job."status" = 'published' THEN jsonb_build_object(
        'department', job."department", 'places', job."places", 'levels', job."qualification_levels",
        'salaryMin', job."salary_min", 'postedOn', job."posted_on", 'deadline', job."deadline", 'closesAt', job."closes_at",
        'vacancies', job."positions", 'employmentType', job."employment_type", 'category', job."job_category",
        'startsOn', job."application_start_date",
        'words', md5(array_to_string(job."search_words", ' ')), 'source', job."source") END
$$;
