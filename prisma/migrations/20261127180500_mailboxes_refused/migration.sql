-- On how many days the mailbox of an account was refused for good since it last took a mail: mails of lists end there after some.
-- AlterTable
ALTER TABLE "users" ADD COLUMN     "refused_days" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "refused_on" DATE;
