CREATE TABLE "perks_debits" (
	"entry_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "perks_debits_entry_id_lot_id_pk" PRIMARY KEY("entry_id","lot_id"),
	CONSTRAINT "perks_debits_points" CHECK ("perks_debits"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "perks_debts" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "perks_debts_points" CHECK ("perks_debts"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "perks_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"order_code" text,
	"of" uuid,
	"reason" text,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "perks_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "perks_lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"clears_at" timestamp with time zone,
	"not_before_expiry" timestamp with time zone,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "perks_lots_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "perks_lots_points" CHECK ("perks_lots"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "perks_members" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "perks_members_site_customer_id_pk" PRIMARY KEY("site","customer_id")
);
--> statement-breakpoint
CREATE TABLE "perks_rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"cart_guid" uuid NOT NULL,
	"reward_code" text NOT NULL,
	"variant_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"order_code" text,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "perks_rewards_quantity" CHECK ("perks_rewards"."quantity" > 0 and "perks_rewards"."points" > 0)
);
--> statement-breakpoint
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
	CONSTRAINT "store_credit_entries_sign" CHECK (("store_credit_entries"."kind" in ('spent', 'corrected')) = ("store_credit_entries"."amount" < 0) and "store_credit_entries"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "attached" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "perks_debits" ADD CONSTRAINT "perks_debits_entry_id_perks_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."perks_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks_debits" ADD CONSTRAINT "perks_debits_lot_id_perks_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."perks_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks_debts" ADD CONSTRAINT "perks_debts_entry_id_perks_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."perks_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks_entries" ADD CONSTRAINT "perks_entries_site_customer_id_perks_members_site_customer_id_fk" FOREIGN KEY ("site","customer_id") REFERENCES "public"."perks_members"("site","customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "perks_lots" ADD CONSTRAINT "perks_lots_entry_id_perks_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."perks_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "perks_debits_lot" ON "perks_debits" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "perks_entries_key" ON "perks_entries" USING btree ("site","customer_id","key");--> statement-breakpoint
CREATE INDEX "perks_entries_member" ON "perks_entries" USING btree ("site","customer_id","seq");--> statement-breakpoint
CREATE INDEX "perks_entries_order" ON "perks_entries" USING btree ("order_code") WHERE order_code is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "perks_entries_undone" ON "perks_entries" USING btree ("of") WHERE kind in ('givenBack', 'adjustmentReversed');--> statement-breakpoint
CREATE INDEX "perks_lots_member" ON "perks_lots" USING btree ("site","customer_id","seq");--> statement-breakpoint
CREATE INDEX "perks_lots_entry" ON "perks_lots" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "perks_rewards_one_per_cart" ON "perks_rewards" USING btree ("cart_guid") WHERE status = 'reserved';--> statement-breakpoint
CREATE INDEX "perks_rewards_member" ON "perks_rewards" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "perks_rewards_order" ON "perks_rewards" USING btree ("order_code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_code" ON "referrals" USING btree ("site","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("site","customer_id","email_key");--> statement-breakpoint
CREATE INDEX "referrals_email" ON "referrals" USING btree ("site","email_key");--> statement-breakpoint
CREATE INDEX "referrals_customer" ON "referrals" USING btree ("site","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_order" ON "referrals" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("due_at") WHERE status = 'ordered';--> statement-breakpoint
CREATE INDEX "referrals_held" ON "referrals" USING btree ("site","created_at") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "store_credit_entries_key" ON "store_credit_entries" USING btree ("site","customer_id","key");--> statement-breakpoint
CREATE INDEX "store_credit_entries_customer" ON "store_credit_entries" USING btree ("site","customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("site",regexp_replace(lower("email"), '\+[^@]*@', '@'));--> statement-breakpoint
-- By hand: who had joined before there was a ledger is a member from now on.
INSERT INTO "perks_members" ("site", "customer_id", "joined_at") SELECT "site", "id", now() FROM "customers" WHERE "perks_opt_in";
