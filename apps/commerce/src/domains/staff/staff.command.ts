import { parseArgs } from 'node:util';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { siteOrigin } from '#platform/config/origins.ts';
import { isUuid } from '#platform/values/uuid.ts';
import type { AuditRepository } from './audit/audit.repository.ts';
import { auditLine, memberLine } from './staff.presenter.ts';
import { LINK_HOURS, officeRoleOf, roleNamed } from './staff.rules.ts';
import type { StaffService } from './staff.service.ts';
import { type Member, STAFF_ROLES } from './staff.types.ts';

const ROLE_NAMES = STAFF_ROLES.map(officeRoleOf);

const USAGE = `npm run staff -- add <email> --role ${ROLE_NAMES.join('|')} [--site ${SITE_IDS[0]}]   prints a one-time link
npm run staff -- link <email> [--site ${SITE_IDS[0]}]   a new link: new password, new authenticator
npm run staff -- remove <email>   ends every log-in at once
npm run staff -- list
npm run staff -- code <email>   what a demo's authenticator shows now
npm run staff -- audit [--agent <email>] [--customer <id>] [--limit 50]`;

type Print = (line: string) => void | Promise<void>;

interface Staff {
  service: StaffService;
  trail: AuditRepository;
  config: Pick<Config, 'siteHosts' | 'port' | 'demoAccounts'>;
}

interface Options {
  role?: string;
  site?: string;
  agent?: string;
  customer?: string;
  limit?: string;
}

/**
 * The operator's `staff` command. The same code runs in the shop's process when it is up.
 *
 * @param argv what stands after `--`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runStaffCommand(staff: Staff, argv: readonly string[], print: Print): Promise<number> {
  const { command, email, options } = parse(argv);
  const refuse = async (sentence: string): Promise<number> => {
    await print(sentence);
    return 1;
  };
  const site = (options.site ?? SITE_IDS[0]) as SiteId;
  if (!SITE_IDS.includes(site)) return refuse(`--site is ${SITE_IDS.join(', ')}.`);
  const { service } = staff;

  if (command === 'list' && !email) {
    for (const member of await service.list()) await print(memberLine(member));
    return 0;
  }
  if (command === 'audit' && !email) return audit(staff, options, print);
  if (command === 'add' && email) {
    const role = roleNamed(options.role, STAFF_ROLES);
    if (!role) return refuse(`--role is ${ROLE_NAMES.join(', ')}.`);
    const added = await service.add(email, role);
    if ('problem' in added)
      return refuse(
        added.problem === 'email' ? `${email} is not an e-mail address.` : `${email} is known: use link.`,
      );
    await printLink(staff, { site, role }, added.token, print);
    return 0;
  }
  if ((command === 'link' || command === 'remove' || command === 'code') && email) {
    const member = await service.byEmail(email);
    if (!member || member.disabledAt) return refuse(`${email} does not work here.`);
    if (command === 'link')
      await printLink(staff, { site, role: member.role }, await service.renew(member), print);
    else if (command === 'remove') {
      await service.remove(member);
      await print(`${member.email} is removed; every log-in has ended.`);
    } else {
      const code = await service.demoCode(member);
      if (!code || !staff.config.demoAccounts) return refuse('Codes are shown in a demo only.');
      await print(code);
    }
    return 0;
  }
  await print(USAGE);
  return 2;
}

function parse(argv: readonly string[]): { command?: string; email?: string; options: Options } {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { role: text, site: text, agent: text, customer: text, limit: text },
    });
    const [command, email, extra] = positionals;
    return extra === undefined ? { command, email, options: values } : { options: {} };
  } catch {
    // An unknown option.
    return { options: {} };
  }
}

async function printLink(
  { config }: Staff,
  { site, role }: { site: SiteId; role: Member['role'] },
  token: string,
  print: Print,
): Promise<void> {
  await print(`This link works once, within ${LINK_HOURS} hours. Do not share it:`);
  // In the fragment, so that no log and no referrer holds it.
  const screen = role === 'agent' ? '/agent/setup' : '/admin/setup';
  await print(`${siteOrigin(config, site)}${screen}#${token}`);
}

async function audit({ service, trail }: Staff, options: Options, print: Print): Promise<number> {
  const limit = Number(options.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100_000) {
    await print('--limit must be 1 or more.');
    return 1;
  }
  if (options.customer !== undefined && !isUuid(options.customer)) {
    await print(`${options.customer} is not the id of a customer.`);
    return 1;
  }
  const agent = options.agent === undefined ? undefined : await service.byEmail(options.agent);
  if (options.agent !== undefined && !agent) {
    await print(`${options.agent} does not work here.`);
    return 1;
  }
  const rows = await trail.list({ staffId: agent?.id, customerId: options.customer, limit });
  if (rows.length === 0) await print('No changes.');
  for (const row of rows) await print(auditLine(row));
  return 0;
}
