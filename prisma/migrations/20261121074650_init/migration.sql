-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- Scalar columns beside arrays in one GIN index (jobs by place and deadline).
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "RunStatus" AS ENUM ('running', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "JobStatus" AS ENUM ('draft', 'scheduled', 'published', 'withdrawn');

-- CreateTable
CREATE TABLE "exams" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "source_reference" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "conducting_organization" TEXT NOT NULL,
    "exam_date" DATE NOT NULL,
    "registration_start_date" DATE NOT NULL,
    "registration_end_date" DATE NOT NULL,
    "application_fee" TEXT,
    "exam_pattern" TEXT,
    "eligibility" TEXT NOT NULL,
    "official_website" TEXT NOT NULL,
    "results_date" DATE,
    "admit_card_date" DATE,
    "syllabus" TEXT,
    "location" TEXT,
    "duration" TEXT,
    "total_marks" INTEGER,
    "exam_mode" TEXT,
    "languages_available" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingestion_runs" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "status" "RunStatus" NOT NULL DEFAULT 'running',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "items_processed" INTEGER NOT NULL DEFAULT 0,
    "items_created" INTEGER NOT NULL DEFAULT 0,
    "items_updated" INTEGER NOT NULL DEFAULT 0,
    "items_unchanged" INTEGER NOT NULL DEFAULT 0,
    "items_refused" INTEGER NOT NULL DEFAULT 0,
    "duration_ms" INTEGER,
    "error" TEXT,

    CONSTRAINT "ingestion_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refusals" (
    "id" SERIAL NOT NULL,
    "run_id" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "title" TEXT,

    CONSTRAINT "refusals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organisations" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "short_name" TEXT,
    "website" TEXT,

    CONSTRAINT "organisations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "status" "JobStatus" NOT NULL DEFAULT 'published',
    "source" TEXT NOT NULL,
    "source_reference" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "department" TEXT NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "location" TEXT NOT NULL,
    "qualification" TEXT NOT NULL,
    "positions" INTEGER,
    "salary" TEXT,
    "salary_min" INTEGER,
    "salary_max" INTEGER,
    "posted_on" DATE NOT NULL,
    "application_start_date" DATE,
    "deadline" DATE NOT NULL,
    "source_url" TEXT,
    "apply_link" TEXT,
    "age_limit" TEXT,
    "application_fee" TEXT,
    "description" TEXT,
    "selection_process" TEXT,
    "experience_required" TEXT,
    "job_category" TEXT,
    "employment_type" TEXT,
    "vacancy_breakdown" TEXT,
    "advertisement_number" TEXT,
    "places" TEXT[] NOT NULL DEFAULT '{}',
    "qualification_levels" TEXT[] NOT NULL DEFAULT '{}',
    "search_words" TEXT[] NOT NULL DEFAULT '{}',
    "search_vector" tsvector GENERATED ALWAYS AS (array_to_tsvector("search_words")) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "positions" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "position_name" TEXT NOT NULL,
    "qualification" TEXT NOT NULL,
    "experience_required" TEXT,
    "salary_range" TEXT,
    "number_of_vacancies" INTEGER NOT NULL DEFAULT 1,
    "specific_requirements" TEXT,

    CONSTRAINT "positions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "apply_clicks" (
    "job_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "apply_clicks_pkey" PRIMARY KEY ("job_id","day")
);

-- CreateIndex
CREATE INDEX "exams_exam_date_idx" ON "exams"("exam_date");

-- CreateIndex
CREATE UNIQUE INDEX "exams_source_source_reference_key" ON "exams"("source", "source_reference");

-- CreateIndex
CREATE INDEX "ingestion_runs_started_at_idx" ON "ingestion_runs"("started_at");

-- CreateIndex
CREATE INDEX "refusals_run_id_idx" ON "refusals"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "organisations_name_key" ON "organisations"("name");

-- CreateIndex
CREATE INDEX "jobs_organisation_id_idx" ON "jobs"("organisation_id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_source_source_reference_key" ON "jobs"("source", "source_reference");

-- CreateIndex
CREATE UNIQUE INDEX "positions_job_id_ordinal_key" ON "positions"("job_id", "ordinal");

-- AddForeignKey
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "ingestion_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "positions" ADD CONSTRAINT "positions_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "apply_clicks" ADD CONSTRAINT "apply_clicks_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is what the Prisma schema cannot say. A check passes where its column is null: null is unknown.

CREATE INDEX "jobs_search_vector_idx" ON "jobs" USING GIN ("search_vector");

CREATE INDEX "jobs_places_idx" ON "jobs" USING GIN ("places");

ALTER TABLE "jobs"
    ADD CONSTRAINT "jobs_title_not_blank" CHECK (btrim("title") <> ''),
    ADD CONSTRAINT "jobs_positions_positive" CHECK ("positions" >= 1),
    ADD CONSTRAINT "jobs_salary_ordered" CHECK ("salary_min" >= 1 AND "salary_max" >= 1 AND "salary_min" <= "salary_max"),
    ADD CONSTRAINT "jobs_posted_before_deadline" CHECK ("posted_on" <= "deadline"),
    ADD CONSTRAINT "jobs_start_before_deadline" CHECK ("application_start_date" <= "deadline"),
    ADD CONSTRAINT "jobs_source_url_http" CHECK ("source_url" ~* '^https?://'),
    ADD CONSTRAINT "jobs_apply_link_http" CHECK ("apply_link" ~* '^https?://');

ALTER TABLE "positions"
    ADD CONSTRAINT "positions_ordinal_positive" CHECK ("ordinal" >= 1),
    ADD CONSTRAINT "positions_number_of_vacancies_positive" CHECK ("number_of_vacancies" >= 1);

ALTER TABLE "organisations"
    ADD CONSTRAINT "organisations_name_not_blank" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "organisations_website_http" CHECK ("website" ~* '^https?://');

ALTER TABLE "exams"
    ADD CONSTRAINT "exams_title_not_blank" CHECK (btrim("title") <> ''),
    ADD CONSTRAINT "exams_dates_ordered" CHECK (
        "registration_start_date" <= "registration_end_date" AND "registration_end_date" <= "exam_date"
    ),
    ADD CONSTRAINT "exams_total_marks_positive" CHECK ("total_marks" >= 1),
    ADD CONSTRAINT "exams_official_website_http" CHECK ("official_website" ~* '^https?://');

ALTER TABLE "apply_clicks"
    ADD CONSTRAINT "apply_clicks_count_positive" CHECK ("count" >= 1);
