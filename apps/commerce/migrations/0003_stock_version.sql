ALTER TABLE "stock" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "stock" SET "version" = 1 WHERE "on_hand" <> "imported";
