export { cloneTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';
