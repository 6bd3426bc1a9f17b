import type { Commerce } from '@crema/commerce';
import { codeAt } from '@crema/commerce/domains/staff/index';

const PASSWORD = 'four patient kettles';

export type StaffRole = 'agent' | 'merchandiser' | 'finance' | 'owner';

/** A member of staff who is logged in to the back office. */
export interface SignedInStaff {
  email: string;
  /** Of calls to `/admin/v1`: the cookie of the log-in. */
  headers: { cookie: string };
}

let members = 0;

/** Makes a member of staff by a one-time link, and logs in with both factors. */
export async function signInStaff(
  { app, staff, platform }: Commerce,
  role: StaffRole = 'owner',
): Promise<SignedInStaff> {
  members += 1;
  const email = `${role}-${members}@office.example`;
  const added = await staff.service.add(email, role);
  if ('problem' in added) throw new Error(`Not added: ${added.problem}`);
  const { token } = added;
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, payload });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
  const { secret } = (await post('/api/auth/agent/setup', { token })).json<{ secret: string }>();
  const now = platform.clock.now();
  await post('/api/auth/agent/setup', { token, password: PASSWORD, code: await codeAt(secret, now) });
  // A code is good once: the next one, which the clock's tolerance already takes.
  const code = await codeAt(secret, new Date(now.getTime() + 30_000));
  const answer = await post('/admin/v1/login', { email, password: PASSWORD, code });
  const cookie = answer.cookies.find(({ name }) => name === 'crema_staff');
  if (!cookie) throw new Error('The log-in set no cookie.');
  return { email, headers: { cookie: `crema_staff=${cookie.value}` } };
}
