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
ALTER TABLE "store_credit_entries" DROP CONSTRAINT "store_credit_entries_sign";--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD COLUMN "kind" text DEFAULT 'storeCredit' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_credit_accounts" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("code_hash") WHERE "gift_cards"."code_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_order" ON "gift_cards" USING btree ("order_code","entry_number");--> statement-breakpoint
CREATE INDEX "gift_cards_list" ON "gift_cards" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "gift_cards_last_four" ON "gift_cards" USING btree ("site","last_four");--> statement-breakpoint
CREATE INDEX "gift_cards_buyer" ON "gift_cards" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_send" ON "gift_cards" USING btree ("send_at") WHERE "gift_cards"."issued_at" is not null and "gift_cards"."sent_at" is null and "gift_cards"."voided_at" is null;--> statement-breakpoint
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
