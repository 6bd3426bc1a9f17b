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
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("day");