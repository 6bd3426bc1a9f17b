export { openTestCommerce, type TestCommerce } from './commerce.ts';
export { cloneTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';
