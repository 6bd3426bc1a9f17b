ALTER TABLE "variants" ADD COLUMN "words" "tsvector";--> statement-breakpoint
UPDATE "variants" v SET "words" = array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(left(concat_ws(' ', v.code, v.sku, p.brand, p.name->>'en', p.name->>'fr'), 1500)), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9]+'), ''))
FROM "products" p WHERE p.site = v.site AND p.code = v.product_code;--> statement-breakpoint
CREATE INDEX "products_site_status" ON "products" USING btree ("site","status","code");--> statement-breakpoint
CREATE INDEX "variants_words" ON "variants" USING gin ("words");