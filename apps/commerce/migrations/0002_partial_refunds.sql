CREATE TABLE "order_refunds" (
	"order_code" text NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"provider_key" text NOT NULL,
	"kind" text NOT NULL,
	"asked" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"restock" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"status" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_refunds_order_code_number_pk" PRIMARY KEY("order_code","number"),
	CONSTRAINT "order_refunds_provider_key_unique" UNIQUE("provider_key"),
	CONSTRAINT "order_refunds_add_up" CHECK ("order_refunds"."amount" >= 0
        and "order_refunds"."amount" = "order_refunds"."goods" - "order_refunds"."discount" + "order_refunds"."shipping" + "order_refunds"."tax")
);
--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "shipping_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway"."charges" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_one_per_key" ON "order_refunds" USING btree ("order_code","key");--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("created_at") WHERE status = 'due';--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_refunds" CHECK ("order_entries"."refunded" between 0 and "order_entries"."quantity" and "order_entries"."shipping_refunded" between 0 and "order_entries"."quantity"
        and "order_entries"."restocked" between 0 and "order_entries"."quantity" and "order_entries"."withdrawn" between 0 and "order_entries"."refunded"
        and "order_entries"."shipped" + "order_entries"."withdrawn" <= "order_entries"."quantity");--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_refunded" CHECK ("order_payments"."refunded" between 0 and "order_payments"."amount");--> statement-breakpoint
ALTER TABLE "test_gateway"."charges" ADD CONSTRAINT "charges_refunded" CHECK ("test_gateway"."charges"."refunded" between 0 and "test_gateway"."charges"."amount");--> statement-breakpoint
UPDATE "order_entries" e SET "restocked" = e.quantity FROM "orders" o WHERE o.code = e.order_code AND o.stock_released_at IS NOT NULL;--> statement-breakpoint
UPDATE "order_entries" e SET "refunded" = e.quantity, "shipping_refunded" = e.quantity FROM "order_payments" p WHERE p.order_code = e.order_code AND p.status IN ('refund_due', 'refunded');--> statement-breakpoint
UPDATE "order_payments" SET "refunded" = "amount" WHERE "status" IN ('refund_due', 'refunded');--> statement-breakpoint
UPDATE "test_gateway"."charges" c SET "refunded" = r.amount FROM (SELECT charge_key, sum(amount)::bigint AS amount FROM "test_gateway"."refunds" GROUP BY charge_key) r WHERE r.charge_key = c.key;--> statement-breakpoint
INSERT INTO "order_refunds" ("order_code", "number", "key", "provider_key", "kind", "asked", "lines", "goods", "discount", "shipping", "taxes", "tax", "amount", "restock", "actor", "status", "reference", "created_at", "settled_at")
SELECT o.code, 1, o.code || ':refund', o.code || ':refund',
	CASE WHEN o.placed_at IS NULL THEN 'void' WHEN o.status = 'cancelled' THEN 'cancel' WHEN o.status = 'returned' THEN 'return' ELSE 'refund' END,
	'{"restock": "unsent"}',
	(SELECT coalesce(jsonb_agg(jsonb_build_object('entryNumber', e.entry_number, 'quantity', e.quantity, 'shippingQuantity', e.quantity, 'withdrawn', 0, 'restocked', e.restocked,
		'goods', e.total_price, 'discount', e.discount, 'shipping', e.shipping, 'taxes', e.taxes, 'tax', e.tax, 'amount', e.total_price - e.discount + e.shipping + e.tax) ORDER BY e.entry_number), '[]')
		FROM "order_entries" e WHERE e.order_code = o.code),
	o.sub_total, o.order_discounts, o.delivery_cost, o.taxes, o.total_tax, o.total, 'unsent', 'shop',
	CASE p.status WHEN 'refunded' THEN 'refunded' ELSE 'due' END, p.refund_reference, coalesce(p.settled_at, now()), CASE p.status WHEN 'refunded' THEN p.settled_at END
FROM "orders" o JOIN "order_payments" p ON p.order_code = o.code WHERE p.status IN ('refund_due', 'refunded');
