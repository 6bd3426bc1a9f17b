CREATE TABLE "catalog_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"replace" boolean NOT NULL,
	"all_stock" boolean NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"problem" text,
	"report" jsonb,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"batch" uuid
);
--> statement-breakpoint
CREATE INDEX "catalog_imports_site" ON "catalog_imports" USING btree ("site","at");--> statement-breakpoint
CREATE INDEX "catalog_imports_running" ON "catalog_imports" USING btree ("at") WHERE status in ('checking', 'applying');