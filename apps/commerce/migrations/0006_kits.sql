CREATE TABLE "campaign_days" (
	"site" text NOT NULL,
	"campaign_code" text NOT NULL,
	"day" text NOT NULL,
	"available" boolean NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "campaign_days_site_campaign_code_day_pk" PRIMARY KEY("site","campaign_code","day")
);
--> statement-breakpoint
CREATE TABLE "campaign_uses" (
	"site" text NOT NULL,
	"campaign_code" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_uses_site_campaign_code_pk" PRIMARY KEY("site","campaign_code"),
	CONSTRAINT "campaign_uses_amounts" CHECK ("campaign_uses"."uses" >= 0 and "campaign_uses"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kit_charges" (
	"kit_id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"failed_on" text,
	"next_at" timestamp with time zone,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kit_charges_amount" CHECK ("kit_charges"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "kit_events" (
	"kit_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "kit_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "kit_events_kit_id_seq_pk" PRIMARY KEY("kit_id","seq")
);
--> statement-breakpoint
CREATE TABLE "kit_progress" (
	"kit_id" uuid NOT NULL,
	"order_code" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "kit_progress_kit_id_order_code_pk" PRIMARY KEY("kit_id","order_code"),
	CONSTRAINT "kit_progress_weight" CHECK ("kit_progress"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"campaign_code" text NOT NULL,
	"order_code" text NOT NULL,
	"customer_id" uuid,
	"subscription_id" uuid,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"entry_number" integer NOT NULL,
	"brewer" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"list_price" integer NOT NULL,
	"paid" integer NOT NULL,
	"email_key" text NOT NULL,
	"address_key" text NOT NULL,
	"holds_use" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"begun_on" text NOT NULL,
	"deadline" text NOT NULL,
	"arrived_on" text,
	"consent" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_on" text,
	"end_amount" integer,
	CONSTRAINT "kits_order_code_unique" UNIQUE("order_code"),
	CONSTRAINT "kits_prices" CHECK ("kits"."paid" >= 0 and "kits"."list_price" >= "kits"."paid")
);
--> statement-breakpoint
ALTER TABLE "kit_charges" ADD CONSTRAINT "kit_charges_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_events" ADD CONSTRAINT "kit_events_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_progress" ADD CONSTRAINT "kit_progress_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_charges_due" ON "kit_charges" USING btree ("next_at") WHERE status in ('due', 'voiding', 'refundDue');--> statement-breakpoint
CREATE INDEX "kit_progress_order" ON "kit_progress" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "kits_customer" ON "kits" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "kits_subscription" ON "kits" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "kits_email" ON "kits" USING btree ("site","email_key");--> statement-breakpoint
CREATE INDEX "kits_address" ON "kits" USING btree ("site","address_key");--> statement-breakpoint
CREATE INDEX "kits_running" ON "kits" USING btree ("site","deadline") WHERE status = 'running';