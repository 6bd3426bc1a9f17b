ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_add_up";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_add_up";--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "surcharges" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surcharges" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_add_up" CHECK ("order_refunds"."amount" >= 0
        and "order_refunds"."amount" = "order_refunds"."goods" - "order_refunds"."discount" + "order_refunds"."shipping" + "order_refunds"."surcharges"
          + "order_refunds"."tax");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_add_up" CHECK ("orders"."total" = "orders"."sub_total" - "orders"."order_discounts" + "orders"."delivery_cost" + "orders"."surcharges"
        + "orders"."total_tax");