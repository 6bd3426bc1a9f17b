CREATE TABLE "brewer_coupons" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiment_exposures" (
	"site" text NOT NULL,
	"experiment" text NOT NULL,
	"visitor" text NOT NULL,
	"arm" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "experiment_exposures_site_experiment_visitor_pk" PRIMARY KEY("site","experiment","visitor")
);
--> statement-breakpoint
CREATE TABLE "experiment_orders" (
	"order_code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"visitor" text NOT NULL,
	"revenue" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "experiment_versions" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiment_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payload" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pod_code" text NOT NULL,
	"size_oz" integer NOT NULL,
	"strength" text NOT NULL,
	"milk" text,
	"syrup" text,
	"topping" text,
	"cup_color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brewer_registrations" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "brewer_coupons_customer" ON "brewer_coupons" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "experiment_exposures_visitor" ON "experiment_exposures" USING btree ("site","visitor");--> statement-breakpoint
CREATE INDEX "experiment_orders_visitor" ON "experiment_orders" USING btree ("site","visitor");--> statement-breakpoint
CREATE INDEX "quiz_results_customer" ON "quiz_results" USING btree ("site","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_results_expiry" ON "quiz_results" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recipes_customer" ON "recipes" USING btree ("site","customer_id","created_at");