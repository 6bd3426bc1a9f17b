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
CREATE TABLE "provider_customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"about" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "provider_intents" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"token" text NOT NULL,
	"customer" text,
	"intent" text,
	"created" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"declined" jsonb,
	"stopped_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_intents_intent_unique" UNIQUE("intent"),
	CONSTRAINT "provider_intents_refunded" CHECK ("provider_intents"."refunded" between 0 and "provider_intents"."amount")
);
--> statement-breakpoint
CREATE TABLE "provider_methods" (
	"token" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"method" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"refund" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_refunds_refund_unique" UNIQUE("refund")
);
--> statement-breakpoint
DROP INDEX "orders_searched";--> statement-breakpoint
ALTER TABLE "catalog_imports" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "order_entries" ADD COLUMN "price_label" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(left(code || ' ' || split_part(email, '@', 1) || ' ' || coalesce(delivery_address->>'firstName', '') || ' ' || coalesce(delivery_address->>'lastName', '') || ' ' || coalesce(delivery_address->>'companyName', '') || ' ' || coalesce(delivery_address->>'postalCode', ''), 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+')
  || array[translate(lower(left(email, 400)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), coalesce(delivery_address->>'phone', ''), lower(replace(coalesce(delivery_address->>'postalCode', ''), ' ', ''))], ''))) STORED;--> statement-breakpoint
ALTER TABLE "provider_refunds" ADD CONSTRAINT "provider_refunds_charge_key_provider_intents_key_fk" FOREIGN KEY ("charge_key") REFERENCES "public"."provider_intents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_methods_method" ON "provider_methods" USING btree ("method");--> statement-breakpoint
CREATE INDEX "provider_refunds_charge" ON "provider_refunds" USING btree ("charge_key");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");