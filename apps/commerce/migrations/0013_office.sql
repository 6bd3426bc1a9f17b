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
CREATE TABLE "coupon_days" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_days_site_day_code_part_pk" PRIMARY KEY("site","day","code","part")
);
--> statement-breakpoint
CREATE TABLE "tax_days" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"region" text NOT NULL,
	"tax_code" text NOT NULL,
	"name" text NOT NULL,
	"rate" integer NOT NULL,
	"taxable" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tax_days_site_day_region_tax_code_name_rate_part_pk" PRIMARY KEY("site","day","region","tax_code","name","rate","part")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_misses_site_day_language_query_pk" PRIMARY KEY("site","day","language","query")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "words" "tsvector";--> statement-breakpoint
UPDATE "variants" v SET "words" = array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(left(concat_ws(' ', v.code, v.sku, p.brand, p.name->>'en', p.name->>'fr'), 1500)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+'), ''))
FROM "products" p WHERE p.site = v.site AND p.code = v.product_code;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(
  regexp_split_to_array(translate(lower(left(email || ' ' || first_name || ' ' || last_name, 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+') || translate(lower(left(email, 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
CREATE INDEX "catalog_imports_site" ON "catalog_imports" USING btree ("site","at");--> statement-breakpoint
CREATE INDEX "catalog_imports_running" ON "catalog_imports" USING btree ("at") WHERE status in ('checking', 'applying');--> statement-breakpoint
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "products_site_status" ON "products" USING btree ("site","status","code");--> statement-breakpoint
CREATE INDEX "variants_words" ON "variants" USING gin ("words");--> statement-breakpoint
CREATE INDEX "customers_words" ON "customers" USING gin ("words");--> statement-breakpoint
CREATE INDEX "orders_site_status" ON "orders" USING btree ("site","status","created_at");