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
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_event_integration_events_number_fk" FOREIGN KEY ("event") REFERENCES "public"."integration_events"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_deliveries" ADD CONSTRAINT "integration_deliveries_owner" FOREIGN KEY ("site","integration") REFERENCES "public"."integrations"("site","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_secrets" ADD CONSTRAINT "integration_secrets_owner" FOREIGN KEY ("site","integration") REFERENCES "public"."integrations"("site","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_deliveries_due" ON "integration_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "integration_deliveries_order" ON "integration_deliveries" USING btree ("site","integration","entity","event") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "integration_deliveries_event" ON "integration_deliveries" USING btree ("event");--> statement-breakpoint
CREATE INDEX "integration_events_at" ON "integration_events" USING btree ("site","at");--> statement-breakpoint
CREATE INDEX "integration_events_customer" ON "integration_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "integration_secrets_of" ON "integration_secrets" USING btree ("site","integration");