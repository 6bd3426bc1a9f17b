CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_reporter_pk" PRIMARY KEY("review_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"by_stars" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"strength_sum" integer DEFAULT 0 NOT NULL,
	"strength_count" integer DEFAULT 0 NOT NULL,
	"body_sum" integer DEFAULT 0 NOT NULL,
	"body_count" integer DEFAULT 0 NOT NULL,
	"sweetness_sum" integer DEFAULT 0 NOT NULL,
	"sweetness_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_summaries_site_product_code_pk" PRIMARY KEY("site","product_code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"customer_id" uuid,
	"order_code" text,
	"buyer_key" text NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text,
	"text" text,
	"strength" integer,
	"body" integer,
	"sweetness" integer,
	"status" text NOT NULL,
	"held_for" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"approved" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "reviews_whole" CHECK ("reviews"."stars" between 1 and 5
        and coalesce("reviews"."strength" between 1 and 5, true)
        and coalesce("reviews"."body" between 1 and 5, true)
        and coalesce("reviews"."sweetness" between 1 and 5, true)
        and ("reviews"."status" <> 'published' or "reviews"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "wish_list_entries" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"variant_code" text NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_added" integer NOT NULL,
	"price_told" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "wish_list_entries_site_customer_id_variant_code_pk" PRIMARY KEY("site","customer_id","variant_code")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"share_id" uuid,
	"notify" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_lists_site_customer_id_pk" PRIMARY KEY("site","customer_id"),
	CONSTRAINT "wish_lists_share" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "provider_account_customers" (
	"provider" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_account_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider"),
	CONSTRAINT "provider_account_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
ALTER TABLE "provider_intents" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_methods" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_at" ON "review_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter","at");--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_buyer" ON "reviews" USING btree ("site","product_code","buyer_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_code","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_customer" ON "reviews" USING btree ("site","product_code","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("site","product_code","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("site","product_code","stars","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_lowest" ON "reviews" USING btree ("site","product_code",(-stars),"published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("site","status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "wish_list_entries_product" ON "wish_list_entries" USING btree ("site","product_code");--> statement-breakpoint
CREATE INDEX "wish_lists_notify" ON "wish_lists" USING btree ("site","customer_id") WHERE notify;