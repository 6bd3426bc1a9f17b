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
ALTER TABLE "provider_refunds" ADD CONSTRAINT "provider_refunds_charge_key_provider_intents_key_fk" FOREIGN KEY ("charge_key") REFERENCES "public"."provider_intents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_methods_method" ON "provider_methods" USING btree ("method");--> statement-breakpoint
CREATE INDEX "provider_refunds_charge" ON "provider_refunds" USING btree ("charge_key");