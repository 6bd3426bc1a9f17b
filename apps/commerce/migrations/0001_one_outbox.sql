CREATE TABLE "outbox_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_emails_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"retry_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"unconfirmed" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"skipped_at" timestamp with time zone,
	"dead_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quarantine" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"attempts" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text NOT NULL,
	CONSTRAINT "quarantine_area_key_pk" PRIMARY KEY("area","key")
);
--> statement-breakpoint
INSERT INTO "outbox_emails" ("id", "kind", "site", "language", "email", "customer_id", "data", "created_at", "next_attempt_at", "retry_until", "sent_at")
SELECT CASE WHEN m.kind = 'order' THEN (m.data->>'orderCode') || '-confirmation' ELSE replace(m.key, ':', '-') END,
	'auto-delivery.' || m.kind, m.site, m.language, m.email,
	coalesce((m.data->>'customerId')::uuid, (SELECT s.customer_id FROM "subscription_occurrences" o JOIN "subscriptions" s ON s.id = o.subscription_id WHERE o.order_code = m.data->>'orderCode' LIMIT 1)),
	m.data, m.created_at, m.created_at, now() + interval '48 hours', m.sent_at
FROM "subscription_mails" m ORDER BY m.id ON CONFLICT ("id") DO NOTHING;--> statement-breakpoint
DROP TABLE "subscription_mails" CASCADE;--> statement-breakpoint
CREATE INDEX "outbox_emails_waiting" ON "outbox_emails" USING btree ("next_attempt_at") WHERE sent_at is null and skipped_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_emails_dead" ON "outbox_emails" USING btree ("number") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_emails_customer" ON "outbox_emails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quarantine_next" ON "quarantine" USING btree ("area","next_attempt_at");