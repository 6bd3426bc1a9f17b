import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { contactMessages } from '../outreach.tables.ts';
import type { ContactMessage } from '../outreach.types.ts';

/** Messages to a shop. */
export function messagesRepository(db: Database) {
  return {
    addMessage: (message: ContactMessage) => db.q.insert(contactMessages).values(message),

    messageById: async (id: string): Promise<ContactMessage | undefined> =>
      (await db.q.select().from(contactMessages).where(eq(contactMessages.id, id)))[0],
  };
}
