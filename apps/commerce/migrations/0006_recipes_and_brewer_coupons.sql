CREATE TABLE "brewer_coupons" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"pod_code" text NOT NULL,
	"size_oz" integer NOT NULL,
	"strength" text NOT NULL,
	"milk" text,
	"syrup" text,
	"topping" text,
	"cup_color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brewer_registrations" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "brewer_coupons_customer" ON "brewer_coupons" USING btree ("site","customer_id");--> statement-breakpoint
CREATE INDEX "recipes_customer" ON "recipes" USING btree ("site","customer_id","created_at");