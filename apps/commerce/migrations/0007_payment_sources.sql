ALTER TABLE "order_payments" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;