CREATE TABLE "cms_components" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"type_code" text NOT NULL,
	"data" jsonb NOT NULL,
	"active_from" timestamp with time zone,
	"active_to" timestamp with time zone,
	CONSTRAINT "cms_components_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"site" text NOT NULL,
	"uid" text NOT NULL,
	"label" text NOT NULL,
	"page_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	CONSTRAINT "cms_pages_site_uid_pk" PRIMARY KEY("site","uid")
);
--> statement-breakpoint
CREATE TABLE "site_entries" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "site_entries_site_kind_key_pk" PRIMARY KEY("site","kind","key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "cms_pages_site_label_index" ON "cms_pages" USING btree ("site","label");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");