CREATE TABLE "integration_deliveries" (
	"site" text NOT NULL,
	"integration" text NOT NULL,
	"event" bigint NOT NULL,
	"entity" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"retry_until" timestamp with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"error" text,
	CONSTRAINT "integration_deliveries_site_integration_event_pk" PRIMARY KEY("site","integration","event")
);
--> statement-breakpoint
CREATE TABLE "integration_events" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "integration_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"site" text NOT NULL,
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"customer_id" uuid,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "integration_events_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "integration_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"integration" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text,
	"hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"site" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"events" jsonb NOT NULL,
	"scopes" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "integrations_site_key_pk" PRIMARY KEY("site","key")
);
--> statement-breakpoint
CREATE TABLE "payment_days" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"ours" bigint NOT NULL,
	"theirs" bigint NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_days_site_day_provider_kind_pk" PRIMARY KEY("site","day","provider","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_code" text NOT NULL,
	"ours" bigint,
	"theirs" bigint,
	CONSTRAINT "payment_differences_site_day_provider_kind_reference_pk" PRIMARY KEY("site","day","provider","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "provider_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"charge_key" text NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "perks_lots" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "perks_lots" ADD COLUMN "clears_if_freed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_refunds" ADD COLUMN "outside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_event_integration_events_number_fk" FOREIGN KEY ("event") REFERENCES "public"."integration_events"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_owner" FOREIGN KEY ("site","integration") REFERENCES "public"."integrations"("site","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_secrets" ADD CONSTRAINT "integration_secrets_owner" FOREIGN KEY ("site","integration") REFERENCES "public"."integrations"("site","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_deliveries_due" ON "integration_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "integration_deliveries_order" ON "integration_deliveries" USING btree ("site","integration","entity","event") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "integration_deliveries_event" ON "integration_deliveries" USING btree ("event");--> statement-breakpoint
CREATE INDEX "integration_events_at" ON "integration_events" USING btree ("site","at");--> statement-breakpoint
CREATE INDEX "integration_events_customer" ON "integration_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "integration_secrets_of" ON "integration_secrets" USING btree ("site","integration");--> statement-breakpoint
CREATE INDEX "payment_differences_day" ON "payment_differences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_disputes_charge" ON "provider_disputes" USING btree ("charge_key");--> statement-breakpoint
CREATE INDEX "provider_disputes_token" ON "provider_disputes" USING btree ("token");