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
CREATE UNIQUE INDEX "store_credit_entries_key" ON "store_credit_entries" USING btree ("site","customer_id","key");--> statement-breakpoint
CREATE INDEX "store_credit_entries_customer" ON "store_credit_entries" USING btree ("site","customer_id","id");