CREATE TABLE "quiz_counts" (
	"site" text NOT NULL,
	"quiz" text NOT NULL,
	"version" integer NOT NULL,
	"question" text NOT NULL,
	"day" date NOT NULL,
	"shown" integer NOT NULL,
	"answered" integer NOT NULL,
	"skipped" integer NOT NULL,
	CONSTRAINT "quiz_counts_site_quiz_version_question_day_pk" PRIMARY KEY("site","quiz","version","question","day")
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"quiz" text NOT NULL,
	"version" integer NOT NULL,
	"customer_id" uuid,
	"answers" jsonb NOT NULL,
	"picks" jsonb NOT NULL,
	"assumed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_versions" (
	"site" text NOT NULL,
	"quiz" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_versions_site_quiz_version_pk" PRIMARY KEY("site","quiz","version")
);
--> statement-breakpoint
CREATE TABLE "taste_profiles" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taste_profiles_site_customer_id_pk" PRIMARY KEY("site","customer_id")
);
--> statement-breakpoint
CREATE INDEX "quiz_results_customer" ON "quiz_results" USING btree ("site","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_results_expiry" ON "quiz_results" USING btree ("expires_at");