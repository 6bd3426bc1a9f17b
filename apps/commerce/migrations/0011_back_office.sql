CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "edit_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"resource" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"from" timestamp with time zone,
	"until" timestamp with time zone,
	"rows" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "edits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"undoes" uuid,
	"undone_by" uuid,
	"batch" uuid,
	"scheduled" uuid
);
--> statement-breakpoint
CREATE TABLE "scheduled_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"changes" jsonb NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"staff_id" uuid NOT NULL,
	"reason" text,
	"status" text NOT NULL,
	"problem" text,
	"edit" uuid,
	"batch" uuid
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "edits_number" ON "edits" USING btree ("number");--> statement-breakpoint
CREATE INDEX "edits_row" ON "edits" USING btree ("site","resource","key","number");--> statement-breakpoint
CREATE INDEX "edits_site" ON "edits" USING btree ("site","number");--> statement-breakpoint
CREATE INDEX "edits_batch" ON "edits" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "scheduled_edits_waiting" ON "scheduled_edits" USING btree ("from") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_edits_active" ON "scheduled_edits" USING btree ("until") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "scheduled_edits_row" ON "scheduled_edits" USING btree ("site","resource","key");--> statement-breakpoint
UPDATE "staff" SET "role" = 'merchandiser' WHERE "role" = 'merchant';
