CREATE TABLE "uncounted_sales" (
	"order_code" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "uncounted_sales_order_code_number_pk" PRIMARY KEY("order_code","number")
);
