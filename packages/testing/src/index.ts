export { emptyShop, openTestCommerce, type TestCommerce } from './commerce.ts';
export { cloneTestDatabase, openTestDatabase, type TestDatabase, writeTestDatabase } from './database.ts';
