CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"goods" bigint DEFAULT 0 NOT NULL,
	"discounts" bigint DEFAULT 0 NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"surcharges" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_days_site_day_part_pk" PRIMARY KEY("site","day","part")
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_code","created_at");--> statement-breakpoint
CREATE INDEX "order_refunds_created" ON "order_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_site_placed" ON "orders" USING btree ("site","placed_at") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("site","created_at") WHERE status in ('processing', 'partiallyshipped');--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(left(code || ' ' || split_part(email, '@', 1) || ' ' || coalesce(delivery_address->>'firstName', '') || ' ' || coalesce(delivery_address->>'lastName', '') || ' ' || coalesce(delivery_address->>'companyName', '') || ' ' || coalesce(delivery_address->>'postalCode', ''), 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+')
  || array[translate(lower(left(email, 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), coalesce(delivery_address->>'phone', ''), lower(replace(coalesce(delivery_address->>'postalCode', ''), ' ', ''))], ''))));--> statement-breakpoint
INSERT INTO "sales_days" ("site", "day", "orders", "units", "goods", "discounts", "shipping", "surcharges", "tax", "total", "refunds")
SELECT f.site, f.day, sum(f.orders), sum(f.units), sum(f.goods), sum(f.discounts), sum(f.shipping), sum(f.surcharges), sum(f.tax), sum(f.total), sum(f.refunds)
FROM (
	SELECT o.site, (o.placed_at AT TIME ZONE CASE o.site WHEN 'cab2c' THEN 'America/Toronto' ELSE 'America/New_York' END)::date AS day, 1 AS orders, (SELECT coalesce(sum(e.quantity), 0) FROM order_entries e WHERE e.order_code = o.code) AS units, o.sub_total AS goods, o.order_discounts AS discounts, o.delivery_cost AS shipping, o.surcharges, o.total_tax AS tax, o.total, 0 AS refunds
	FROM orders o WHERE o.placed_at IS NOT NULL
	UNION ALL
	SELECT o.site, (r.created_at AT TIME ZONE CASE o.site WHEN 'cab2c' THEN 'America/Toronto' ELSE 'America/New_York' END)::date, 0, 0, 0, 0, 0, 0, 0, 0, r.amount
	FROM order_refunds r JOIN orders o ON o.code = r.order_code WHERE o.placed_at IS NOT NULL
) f GROUP BY f.site, f.day;
