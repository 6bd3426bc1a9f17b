CREATE SCHEMA "test_gateway";
--> statement-breakpoint
CREATE TABLE "subscription_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "subscription_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "subscription_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"order_code" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_intents" (
	"order_code" text PRIMARY KEY NOT NULL,
	"intent" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_lines" (
	"subscription_id" uuid NOT NULL,
	"line_number" integer NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"once" boolean NOT NULL,
	"backups" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "subscription_lines_subscription_id_line_number_pk" PRIMARY KEY("subscription_id","line_number"),
	CONSTRAINT "subscription_lines_quantity" CHECK ("subscription_lines"."quantity" > 0),
	CONSTRAINT "subscription_lines_backups" CHECK (cardinality("subscription_lines"."backups") <= 3)
);
--> statement-breakpoint
CREATE TABLE "subscription_occurrences" (
	"subscription_id" uuid NOT NULL,
	"cycle" integer NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	"order_code" text,
	"ceiling" bigint NOT NULL,
	"ceiling_tax" bigint,
	"lines" jsonb,
	"amount" bigint,
	"saved" bigint DEFAULT 0 NOT NULL,
	"undo_until" timestamp with time zone,
	"pods" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "subscription_occurrences_subscription_id_cycle_pk" PRIMARY KEY("subscription_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"frequency_weeks" smallint NOT NULL,
	"anchor_date" date NOT NULL,
	"next_date" date,
	"locks_at" timestamp with time zone,
	"process_at" timestamp with time zone,
	"cycle" integer NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"business" jsonb,
	"payment" jsonb NOT NULL,
	"payment_details_id" uuid,
	"ceiling" bigint NOT NULL,
	"told" jsonb,
	"consent_id" uuid,
	"smart" jsonb,
	"shipped_now_at" timestamp with time zone,
	"born_of" text NOT NULL,
	"next_line" integer DEFAULT 0 NOT NULL,
	"orders_made" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"saved" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"reminded_of" date,
	"reminded_cycle" integer,
	"reminded_days" smallint,
	"remind_on" date GENERATED ALWAYS AS (case when status in ('ACTIVE', 'PAUSED') then next_date - case
      when reminded_of = next_date and reminded_cycle = cycle then case when reminded_days > 2 then 2 end
      when type = 'smart' then 2 else 7 end end) STORED,
	"card_told_of" text,
	"card_told_days" smallint,
	"card_notice_on" date GENERATED ALWAYS AS (case when not status in ('CANCELLED', 'COMPLETED') then (make_date((payment->'card'->>'expiryYear')::int, (payment->'card'->>'expiryMonth')::int, 1) + interval '1 month' - interval '1 day')::date - case when card_told_of is distinct from ((payment->'card'->>'lastFour') || (payment->'card'->>'expiryMonth') || (payment->'card'->>'expiryYear')) then 30
      when card_told_days > 15 then 15 when card_told_days > 3 then 3 end end) STORED,
	"years_told" smallint DEFAULT 0 NOT NULL,
	"yearly_on" date GENERATED ALWAYS AS (case when not status in ('CANCELLED', 'COMPLETED') then ((created_at at time zone case site when 'usb2c' then 'America/New_York' when 'cab2c' then 'America/Toronto' when 'usafh' then 'America/New_York' end)::date + (years_told + 1) * interval '1 year')::date end) STORED,
	CONSTRAINT "subscriptions_next" CHECK (("subscriptions"."next_date" is null) = ("subscriptions"."status" in ('CANCELLED', 'COMPLETED'))
        and ("subscriptions"."next_date" is null) = ("subscriptions"."process_at" is null)
        and ("subscriptions"."next_date" is null) = ("subscriptions"."locks_at" is null)),
	CONSTRAINT "subscriptions_ceiling" CHECK ("subscriptions"."ceiling" >= 0),
	CONSTRAINT "subscriptions_smart" CHECK (("subscriptions"."type" = 'smart') = ("subscriptions"."smart" is not null))
);
--> statement-breakpoint
CREATE TABLE "brewer_registrations" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"model_code" text NOT NULL,
	"purchase_date" date NOT NULL,
	"warranty_end_date" date NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
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
	"customer_id" uuid,
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
	"feature" text,
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
	"promoted_price" integer,
	"segment_prices" jsonb,
	"sales_price_strategy" text NOT NULL,
	"sku" text,
	"barcode" text,
	"grams" integer,
	"image" text,
	CONSTRAINT "variants_site_code_pk" PRIMARY KEY("site","code"),
	CONSTRAINT "variants_prices" CHECK ("variants"."list_price" >= 0 and "variants"."discount_price" < "variants"."list_price" and "variants"."promoted_price" < "variants"."list_price")
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
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"line1" text NOT NULL,
	"line2" text,
	"town" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"phone" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"language" text NOT NULL,
	"perks_opt_in" boolean DEFAULT false NOT NULL,
	"employee" boolean DEFAULT false NOT NULL,
	"price_segment" text,
	"smart_pantry" boolean DEFAULT false NOT NULL,
	"email_proved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"site" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_site_issuer_subject_pk" PRIMARY KEY("site","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "log_in_tries" (
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"pepper" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_with" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"client_id" text NOT NULL,
	"remembered" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "nobo_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_by" text
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
	"cups_per_day" double precision,
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
CREATE TABLE "order_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"customer_id" uuid,
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
CREATE TABLE "agent_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid,
	"operation" text NOT NULL,
	"call" text NOT NULL,
	"correlation_id" text NOT NULL,
	"status" integer
);
--> statement-breakpoint
CREATE TABLE "agent_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"site" text NOT NULL,
	"sign_in_id" uuid,
	"customer_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"password_pepper" text,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"owner" integer NOT NULL,
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
ALTER TABLE "subscription_history" ADD CONSTRAINT "subscription_history_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_lines" ADD CONSTRAINT "subscription_lines_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_occurrences" ADD CONSTRAINT "subscription_occurrences_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_consent_id_subscription_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."subscription_consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_cart_guid_carts_guid_fk" FOREIGN KEY ("cart_guid") REFERENCES "public"."carts"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_site_code_coupons_site_code_fk" FOREIGN KEY ("site","code") REFERENCES "public"."coupons"("site","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_details" ADD CONSTRAINT "payment_details_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_entries" ADD CONSTRAINT "order_entries_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD CONSTRAINT "agent_actions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_sessions" ADD CONSTRAINT "agent_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway"."refunds" ADD CONSTRAINT "refunds_charge_key_charges_key_fk" FOREIGN KEY ("charge_key") REFERENCES "test_gateway"."charges"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_mails_waiting" ON "subscription_mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_consents_order" ON "subscription_consents" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "subscription_consents_customer" ON "subscription_consents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscription_history_subscription" ON "subscription_history" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_lines_code" ON "subscription_lines" USING btree ("subscription_id","code","once");--> statement-breakpoint
CREATE INDEX "subscription_occurrences_order" ON "subscription_occurrences" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "subscription_occurrences_open" ON "subscription_occurrences" USING btree ("status","retry_at") WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "subscription_occurrences_look" ON "subscription_occurrences" USING btree ("retry_at") WHERE retry_at is not null and status in ('pending', 'cancelled');--> statement-breakpoint
CREATE INDEX "subscriptions_remind_on" ON "subscriptions" USING btree ("site","remind_on") WHERE remind_on is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_card_notice_on" ON "subscriptions" USING btree ("site","card_notice_on") WHERE card_notice_on is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_yearly_on" ON "subscriptions" USING btree ("site","yearly_on") WHERE yearly_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_born_of" ON "subscriptions" USING btree ("born_of");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id","site");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("process_at") WHERE status in ('ACTIVE', 'PAUSED');--> statement-breakpoint
CREATE INDEX "brewer_registrations_customer" ON "brewer_registrations" USING btree ("site","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_session" ON "carts" USING btree ("site","session") WHERE status in ('open', 'ordering') and session is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer" ON "carts" USING btree ("site","customer_id") WHERE status in ('open', 'ordering') and customer_id is not null;--> statement-breakpoint
CREATE INDEX "carts_expires_at" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_site_path" ON "categories" USING btree ("site","path");--> statement-breakpoint
CREATE INDEX "product_categories_site_category" ON "product_categories" USING btree ("site","category_code");--> statement-breakpoint
CREATE UNIQUE INDEX "products_site_pod_id" ON "products" USING btree ("site","pod_id");--> statement-breakpoint
CREATE INDEX "products_site_written_in" ON "products" USING btree ("site","written_in");--> statement-breakpoint
CREATE INDEX "variants_site_product" ON "variants" USING btree ("site","product_code");--> statement-breakpoint
CREATE INDEX "cms_pages_site_label_index" ON "cms_pages" USING btree ("site","label");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_email" ON "coupon_redemptions" USING btree ("site","code","email");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("site","email_key");--> statement-breakpoint
CREATE INDEX "payment_details_customer" ON "payment_details" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "external_identities_customer" ON "external_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "log_in_tries_key" ON "log_in_tries" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "log_in_tries_at" ON "log_in_tries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "one_time_links_customer" ON "one_time_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "one_time_links_expires" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "nobo_links_customer" ON "nobo_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "nobo_links_expires" ON "nobo_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "order_payments_unsettled" ON "order_payments" USING btree ("created_at") WHERE status in ('pending', 'requires_action', 'refund_due');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_cart" ON "orders" USING btree ("cart_guid") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_key" ON "orders" USING btree ("cart_guid","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_site_created" ON "orders" USING btree ("site","created_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","site","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("site","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("site","variant_code","email_key") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_told" ON "stock_alerts" USING btree ("site","variant_code","told_at");--> statement-breakpoint
CREATE INDEX "agent_actions_customer" ON "agent_actions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "agent_actions_staff" ON "agent_actions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "agent_sessions_sign_in" ON "agent_sessions" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");