export { openTestCommerce, TEST_NOW, type TestCommerce } from './commerce.ts';
export { cloneTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';
