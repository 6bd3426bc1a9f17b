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
CREATE INDEX "experiment_exposures_visitor" ON "experiment_exposures" USING btree ("site","visitor");--> statement-breakpoint
CREATE INDEX "experiment_orders_visitor" ON "experiment_orders" USING btree ("site","visitor");