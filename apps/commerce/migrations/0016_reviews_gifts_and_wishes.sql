CREATE TABLE "wish_list_entries" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"variant_code" text NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_added" integer NOT NULL,
	"price_told" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "wish_list_entries_site_customer_id_variant_code_pk" PRIMARY KEY("site","customer_id","variant_code")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"share_id" uuid,
	"notify" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_lists_site_customer_id_pk" PRIMARY KEY("site","customer_id"),
	CONSTRAINT "wish_lists_share" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "provider_account_customers" (
	"provider" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_account_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider"),
	CONSTRAINT "provider_account_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
ALTER TABLE "provider_intents" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_methods" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
CREATE INDEX "wish_list_entries_product" ON "wish_list_entries" USING btree ("site","product_code");--> statement-breakpoint
CREATE INDEX "wish_lists_notify" ON "wish_lists" USING btree ("site","customer_id") WHERE notify;