DROP INDEX "kit_charges_due";--> statement-breakpoint
CREATE INDEX "kit_charges_due" ON "kit_charges" USING btree ("next_at") WHERE status in ('due', 'voiding', 'refundDue');