import type { SiteContext } from '#platform/http/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import { REPEAT_SECONDS } from '../tokens/refresh.rules.ts';
import type { LogInDeps } from './login.deps.ts';
import { checkSignUp, type SignUpInput } from './signup.rules.ts';

/** Creates an account and logs in to it. @throws 400 by field, or `DuplicateUidError`. */
export async function signUp(
  deps: LogInDeps,
  ctx: SiteContext,
  input: SignUpInput,
  device: Device,
): Promise<Tokens> {
  const { customers, emails, isKnown, passwordRows, passwords, tokens } = deps;
  const { clock, db } = deps.platform;
  const { site, language } = ctx;
  const checked = checkSignUp(input, isKnown);
  if ('problems' in checked) throw identityErrors.fields(language, checked.problems);
  const { password, ...fields } = checked.account;
  const hashed = await passwords.hash(password, { key: fields.email, language });
  const made = await db.transaction(async () => {
    const customer = await customers.create({
      ...{ ...fields, site: site.id, language },
      perksOptIn: input.perksOptIn ?? false,
    });
    if (!customer) return undefined;
    await passwordRows.set(customer.id, hashed, clock.now());
    return tokens.begin(site.id, customer.id, device);
  });
  if (made) return made;
  const before = await justMade(deps, ctx, fields.email, password);
  if (before) return db.transaction(() => tokens.begin(site.id, before, device));
  await emails.writeDuplicate(ctx, fields.email);
  throw identityErrors.duplicate(language);
}

/** The customer of an account created in the last minute with this password: the answer of that call was lost. */
async function justMade(
  { customers, passwordRows, passwords, platform: { clock } }: LogInDeps,
  { site: { id: site }, language }: SiteContext,
  email: string,
  password: string,
): Promise<string | undefined> {
  const customer = await customers.byEmail(site, email);
  if (!customer || clock.now().getTime() - customer.createdAt.getTime() > REPEAT_SECONDS * 1000)
    return undefined;
  const { right } = await passwords.verify(password, await passwordRows.of(customer.id), {
    key: email,
    language,
  });
  return right ? customer.id : undefined;
}
