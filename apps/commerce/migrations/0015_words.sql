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
CREATE INDEX "payment_differences_day" ON "payment_differences" USING btree ("day");--> statement-breakpoint
CREATE INDEX "provider_disputes_charge" ON "provider_disputes" USING btree ("charge_key");--> statement-breakpoint
CREATE INDEX "provider_disputes_token" ON "provider_disputes" USING btree ("token");