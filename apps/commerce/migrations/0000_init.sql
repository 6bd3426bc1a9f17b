CREATE SCHEMA "test_gateway";
--> statement-breakpoint
CREATE TABLE "cart_entries" (
	"cart_guid" uuid NOT NULL,
	"entry_number" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"one_time" boolean NOT NULL,
	"frequency_weeks" integer NOT NULL,
	"components" text DEFAULT '' NOT NULL,
	CONSTRAINT "cart_entries_cart_guid_entry_number_pk" PRIMARY KEY("cart_guid","entry_number"),
	CONSTRAINT "cart_entries_line" UNIQUE("cart_guid","code","one_time","frequency_weeks","components"),
	CONSTRAINT "cart_entries_quantity" CHECK ("cart_entries"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"session" text,
	"status" text DEFAULT 'open' NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"delivery_address" jsonb,
	"delivery_mode" text,
	"business" jsonb,
	"payment" jsonb,
	"coupon_codes" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"next_entry" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"parent" text,
	"path" text NOT NULL,
	"names" jsonb NOT NULL,
	"story" jsonb,
	"position" integer NOT NULL,
	"rule" jsonb,
	CONSTRAINT "categories_site_code_pk" PRIMARY KEY("site","code")
);
--> statement-breakpoint
CREATE TABLE "keyword_redirects" (
	"site" text NOT NULL,
	"keyword" text NOT NULL,
	"redirect_url" text NOT NULL,
	"title" jsonb,
	"metadata" jsonb,
	CONSTRAINT "keyword_redirects_site_keyword_pk" PRIMARY KEY("site","keyword")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"category_code" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_site_product_code_category_code_pk" PRIMARY KEY("site","product_code","category_code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pod_id" text,
	"status" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb,
	"description" jsonb NOT NULL,
	"brand" text NOT NULL,
	"product_type" text NOT NULL,
	"series" text,
	"pack_type" text,
	"tax_code" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"badge" jsonb,
	"art" jsonb,
	"images" jsonb,
	"option_names" jsonb NOT NULL,
	"components" jsonb,
	"keywords" jsonb,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"written_in" bigint NOT NULL,
	CONSTRAINT "products_site_code_pk" PRIMARY KEY("site","code")
);
--> statement-breakpoint
CREATE TABLE "search_settings" (
	"site" text PRIMARY KEY NOT NULL,
	"synonyms" jsonb NOT NULL,
	"popular_terms" jsonb NOT NULL,
	"best_sellers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"site" text NOT NULL,
	"variant_code" text NOT NULL,
	"on_hand" integer NOT NULL,
	"imported" integer NOT NULL,
	CONSTRAINT "stock_site_variant_code_pk" PRIMARY KEY("site","variant_code"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."on_hand" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"product_code" text NOT NULL,
	"position" integer NOT NULL,
	"options" jsonb NOT NULL,
	"color" jsonb,
	"count" integer,
	"box_count" integer,
	"list_price" integer NOT NULL,
	"discount_price" integer,
	"sales_price_strategy" text NOT NULL,
	"sku" text,
	"barcode" text,
	"grams" integer,
	"image" text,
	CONSTRAINT "variants_site_code_pk" PRIMARY KEY("site","code"),
	CONSTRAINT "variants_prices" CHECK ("variants"."list_price" >= 0 and "variants"."discount_price" < "variants"."list_price")
);
--> statement-breakpoint
CREATE TABLE "cms_components" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"type_code" text NOT NULL,
	"data" jsonb NOT NULL,
	"active_from" timestamp with time zone,
	"active_to" timestamp with time zone,
	CONSTRAINT "cms_components_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"label" text NOT NULL,
	"page_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"active_from" timestamp with time zone,
	"active_to" timestamp with time zone,
	CONSTRAINT "cms_pages_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "site_entries" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "site_entries_site_kind_key_pk" PRIMARY KEY("site","kind","key")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_code" text NOT NULL,
	"site" text NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "coupon_redemptions_order_code_code_pk" PRIMARY KEY("order_code","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"site" text NOT NULL,
	"code" text NOT NULL,
	"definition" jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_email" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_site_code_pk" PRIMARY KEY("site","code"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."used" >= 0 and ("coupons"."max_uses" is null or "coupons"."used" <= "coupons"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "order_entries" (
	"order_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"code" text NOT NULL,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"one_time" boolean NOT NULL,
	"frequency_weeks" integer NOT NULL,
	"components" text NOT NULL,
	"list_price" integer NOT NULL,
	"base_price" integer NOT NULL,
	"price_kind" text NOT NULL,
	"total_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_entries_order_code_entry_number_pk" PRIMARY KEY("order_code","entry_number"),
	CONSTRAINT "order_entries_progress" CHECK ("order_entries"."delivered" >= 0 and "order_entries"."delivered" <= "order_entries"."shipped" and "order_entries"."shipped" <= "order_entries"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"order_code" text NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"order_code" text PRIMARY KEY NOT NULL,
	"payment" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"reference" text,
	"refund_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"order_code" text NOT NULL,
	"number" integer NOT NULL,
	"carrier" text,
	"tracking_code" text,
	"entries" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_shipments_order_code_number_pk" PRIMARY KEY("order_code","number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"code" text PRIMARY KEY NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"cart_guid" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"email" text NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"delivery_mode" text NOT NULL,
	"business" jsonb,
	"coupons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sub_total" bigint NOT NULL,
	"order_discounts" bigint NOT NULL,
	"delivery_cost" bigint NOT NULL,
	"total_tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"stock_released_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_guid_unique" UNIQUE("guid"),
	CONSTRAINT "orders_add_up" CHECK ("orders"."total" = "orders"."sub_total" - "orders"."order_discounts" + "orders"."delivery_cost" + "orders"."total_tax")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order_code" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"variant_code" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "test_gateway"."charges" (
	"key" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_amount" CHECK ("test_gateway"."charges"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "test_gateway"."refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_cart_guid_carts_guid_fk" FOREIGN KEY ("cart_guid") REFERENCES "public"."carts"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_site_code_coupons_site_code_fk" FOREIGN KEY ("site","code") REFERENCES "public"."coupons"("site","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway"."refunds" ADD CONSTRAINT "refunds_charge_key_charges_key_fk" FOREIGN KEY ("charge_key") REFERENCES "test_gateway"."charges"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_session" ON "carts" USING btree ("site","session") WHERE status in ('open', 'ordering') and session is not null;--> statement-breakpoint
CREATE INDEX "carts_expires_at" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_site_path" ON "categories" USING btree ("site","path");--> statement-breakpoint
CREATE INDEX "product_categories_site_category" ON "product_categories" USING btree ("site","category_code");--> statement-breakpoint
CREATE UNIQUE INDEX "products_site_pod_id" ON "products" USING btree ("site","pod_id");--> statement-breakpoint
CREATE INDEX "products_site_written_in" ON "products" USING btree ("site","written_in");--> statement-breakpoint
CREATE INDEX "variants_site_product" ON "variants" USING btree ("site","product_code");--> statement-breakpoint
CREATE INDEX "cms_pages_site_label_index" ON "cms_pages" USING btree ("site","label");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_email" ON "coupon_redemptions" USING btree ("site","code","email");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "order_payments_unsettled" ON "order_payments" USING btree ("created_at") WHERE status in ('pending', 'requires_action', 'refund_due');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_cart" ON "orders" USING btree ("cart_guid") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_key" ON "orders" USING btree ("cart_guid","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_site_created" ON "orders" USING btree ("site","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("site","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("site","variant_code","email_key") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_told" ON "stock_alerts" USING btree ("site","variant_code","told_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");