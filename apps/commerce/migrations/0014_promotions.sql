CREATE TABLE "promotions" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"definition" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"live" boolean NOT NULL,
	CONSTRAINT "promotions_site_code_pk" PRIMARY KEY("site","code")
);
--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "price_label" text;