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
CREATE TABLE "uncounted_sales" (
	"order_code" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "uncounted_sales_order_code_number_pk" PRIMARY KEY("order_code","number")
);
--> statement-breakpoint
DROP INDEX "orders_searched";--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "price_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(left(code || ' ' || split_part(email, '@', 1) || ' ' || coalesce(delivery_address->>'firstName', '') || ' ' || coalesce(delivery_address->>'lastName', '') || ' ' || coalesce(delivery_address->>'companyName', '') || ' ' || coalesce(delivery_address->>'postalCode', ''), 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+')
  || array[translate(lower(left(email, 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), coalesce(delivery_address->>'phone', ''), lower(replace(coalesce(delivery_address->>'postalCode', ''), ' ', ''))], ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");