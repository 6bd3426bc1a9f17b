CREATE TABLE "monthly_box_consents" (
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
CREATE TABLE "monthly_box_intents" (
	"order_code" text PRIMARY KEY NOT NULL,
	"intent" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_box_months" (
	"box_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	"order_code" text,
	"boxes" integer NOT NULL,
	"contents" jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "monthly_box_months_box_id_month_pk" PRIMARY KEY("box_id","month")
);
--> statement-breakpoint
CREATE TABLE "monthly_boxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"boxes" integer NOT NULL,
	"sign_up" date NOT NULL,
	"month" integer NOT NULL,
	"next_date" date,
	"cut_off_at" timestamp with time zone,
	"process_at" timestamp with time zone,
	"contents" jsonb,
	"chosen" boolean DEFAULT false NOT NULL,
	"terms" jsonb NOT NULL,
	"notice" jsonb,
	"delivery_address" jsonb NOT NULL,
	"business" jsonb,
	"payment" jsonb NOT NULL,
	"payment_details_id" uuid,
	"consent_id" uuid,
	"gift" jsonb,
	"gift_told_at" timestamp with time zone,
	"reminded_month" integer,
	"card_told" text,
	"order_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "monthly_boxes_size" CHECK ("monthly_boxes"."boxes" > 0 and "monthly_boxes"."month" >= 0)
);
--> statement-breakpoint
ALTER TABLE "monthly_box_months" ADD CONSTRAINT "monthly_box_months_box_id_monthly_boxes_id_fk" FOREIGN KEY ("box_id") REFERENCES "public"."monthly_boxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_box_consents_order" ON "monthly_box_consents" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "monthly_box_consents_customer" ON "monthly_box_consents" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_box_months_order" ON "monthly_box_months" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "monthly_box_months_retry" ON "monthly_box_months" USING btree ("retry_at") WHERE retry_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_boxes_order" ON "monthly_boxes" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "monthly_boxes_customer" ON "monthly_boxes" USING btree ("customer_id","site");--> statement-breakpoint
CREATE INDEX "monthly_boxes_due" ON "monthly_boxes" USING btree ("process_at") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "monthly_boxes_cut_off" ON "monthly_boxes" USING btree ("cut_off_at") WHERE status = 'ACTIVE';