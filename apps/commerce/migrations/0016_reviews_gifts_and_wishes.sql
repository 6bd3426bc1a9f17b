CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_code" text NOT NULL,
	"entry_number" integer NOT NULL,
	"customer_id" uuid,
	"recipient_email" text NOT NULL,
	"recipient_name" text,
	"sender_name" text,
	"message" text,
	"send_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"codes" integer DEFAULT 0 NOT NULL,
	"code_hash" text,
	"last_four" text,
	"held_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text
);
--> statement-breakpoint
CREATE TABLE "gift_messages" (
	"order_code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"reporter" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_reporter_pk" PRIMARY KEY("review_id","reporter")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_code" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"by_stars" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL,
	"strength_sum" integer DEFAULT 0 NOT NULL,
	"strength_count" integer DEFAULT 0 NOT NULL,
	"body_sum" integer DEFAULT 0 NOT NULL,
	"body_count" integer DEFAULT 0 NOT NULL,
	"sweetness_sum" integer DEFAULT 0 NOT NULL,
	"sweetness_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_summaries_site_product_code_pk" PRIMARY KEY("site","product_code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"product_code" text NOT NULL,
	"customer_id" uuid,
	"order_code" text,
	"buyer_key" text NOT NULL,
	"author" text NOT NULL,
	"language" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text,
	"text" text,
	"strength" integer,
	"body" integer,
	"sweetness" integer,
	"status" text NOT NULL,
	"held_for" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"approved" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "reviews_whole" CHECK ("reviews"."stars" between 1 and 5
        and coalesce("reviews"."strength" between 1 and 5, true)
        and coalesce("reviews"."body" between 1 and 5, true)
        and coalesce("reviews"."sweetness" between 1 and 5, true)
        and ("reviews"."status" <> 'published' or "reviews"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "wish_list_entries" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"variant_code" text NOT NULL,
	"product_code" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_added" integer NOT NULL,
	"price_told" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "wish_list_entries_site_customer_id_variant_code_pk" PRIMARY KEY("site","customer_id","variant_code")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"share_id" uuid,
	"notify" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_lists_site_customer_id_pk" PRIMARY KEY("site","customer_id"),
	CONSTRAINT "wish_lists_share" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "provider_account_customers" (
	"provider" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_account_customers_customer_id_provider_pk" PRIMARY KEY("customer_id","provider"),
	CONSTRAINT "provider_account_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
ALTER TABLE "store_credit_entries" DROP CONSTRAINT "store_credit_entries_sign";--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD COLUMN "kind" text DEFAULT 'storeCredit' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_intents" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_methods" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash") WHERE "gift_cards"."code_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_order" ON "gift_cards" USING btree ("order_code","entry_number");--> statement-breakpoint
CREATE INDEX "gift_cards_list" ON "gift_cards" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("site","last_four");--> statement-breakpoint
CREATE INDEX "gift_cards_buyer" ON "gift_cards" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_at") WHERE "gift_cards"."issued_at" is not null and "gift_cards"."sent_at" is null and "gift_cards"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "review_reports_at" ON "review_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter","at");--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_buyer" ON "reviews" USING btree ("site","product_code","buyer_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_code","product_code");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_customer" ON "reviews" USING btree ("site","product_code","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("site","product_code","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("site","product_code","stars","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_lowest" ON "reviews" USING btree ("site","product_code",(-stars),"published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("site","status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "wish_list_entries_product" ON "wish_list_entries" USING btree ("site","product_code");--> statement-breakpoint
CREATE INDEX "wish_lists_notify" ON "wish_lists" USING btree ("site","customer_id") WHERE notify;--> statement-breakpoint
CREATE INDEX "store_credit_accounts_owed" ON "store_credit_accounts" USING btree ("site","kind") WHERE "store_credit_accounts"."balance" > 0;--> statement-breakpoint
CREATE INDEX "store_credit_entries_order" ON "store_credit_entries" USING btree ("order_code") WHERE "store_credit_entries"."order_code" is not null;--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_balance" CHECK ("store_credit_accounts"."balance" >= 0);--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_sign" CHECK (("store_credit_entries"."kind" in ('spent', 'corrected', 'voided', 'takenBack')) = ("store_credit_entries"."amount" < 0) and "store_credit_entries"."amount" <> 0);--> statement-breakpoint
-- Written by hand: the balance of every account is the sum of its entries, whatever writes them, and entries never change.
UPDATE "store_credit_accounts" a SET "balance" = e.sum
FROM (SELECT "site", "customer_id", sum("amount") AS sum FROM "store_credit_entries" GROUP BY 1, 2) e
WHERE e."site" = a."site" AND e."customer_id" = a."customer_id";--> statement-breakpoint
CREATE FUNCTION "store_credit_add"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "store_credit_accounts" SET "balance" = "balance" + NEW."amount"
  WHERE "site" = NEW."site" AND "customer_id" = NEW."customer_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "store_credit_entries_added" AFTER INSERT ON "store_credit_entries"
FOR EACH ROW EXECUTE FUNCTION "store_credit_add"();--> statement-breakpoint
CREATE FUNCTION "store_credit_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of value are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "store_credit_entries_kept" BEFORE UPDATE ON "store_credit_entries"
FOR EACH ROW EXECUTE FUNCTION "store_credit_keep"();
