CREATE TABLE "provider_account_customers" (
	"provider" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_account_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider"),
	CONSTRAINT "provider_account_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
ALTER TABLE "provider_intents" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_methods" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;