-- Words are looked for by their index. The planner knows how much of a table it reads but not what reading the words of a row costs, which stand
-- apart from it, compressed: where it expects a tenth of the rows to match it reads them all, at 10,000 jobs in 63 ms instead of 6. A condition that
-- says this cost is true of every row; it is unsafe in parallel because workers are started for longer than the rows are read.
CREATE FUNCTION costs_as_words(id integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL UNSAFE COST 1000 AS $$
BEGIN
    RETURN true;
END
$$;
