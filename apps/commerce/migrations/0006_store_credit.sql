CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text,
	"email_key" text,
	"message" text,
	"language" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"sender_network" text,
	"friend_network" text,
	"order_code" text,
	"ordered_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	"amount" integer,
	"held_for" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refusal" text,
	"decision_note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "referrals_credited" CHECK (("referrals"."status" = 'credited') = ("referrals"."credited_at" is not null)
        and ("referrals"."status" = 'credited') = ("referrals"."amount" is not null)
        and ("referrals"."status" = 'refused') = ("referrals"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "store_credit_accounts" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_credit_accounts_site_customer_id_pk" PRIMARY KEY("site","customer_id")
);
--> statement-breakpoint
CREATE TABLE "store_credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_code" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_credit_entries_sign" CHECK (case "store_credit_entries"."kind" when 'spent' then "store_credit_entries"."amount" < 0 when 'corrected' then "store_credit_entries"."amount" <> 0
        else "store_credit_entries"."amount" > 0 end)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_code" ON "referrals" USING btree ("site","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("site","customer_id","email_key");--> statement-breakpoint
CREATE INDEX "referrals_email" ON "referrals" USING btree ("site","email_key");--> statement-breakpoint
CREATE INDEX "referrals_customer" ON "referrals" USING btree ("site","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_order" ON "referrals" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("due_at") WHERE status = 'ordered';--> statement-breakpoint
CREATE INDEX "referrals_held" ON "referrals" USING btree ("site","created_at") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "store_credit_entries_key" ON "store_credit_entries" USING btree ("site","customer_id","key");--> statement-breakpoint
CREATE INDEX "store_credit_entries_customer" ON "store_credit_entries" USING btree ("site","customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("site",regexp_replace(lower("email"), '\+[^@]*@', '@'));