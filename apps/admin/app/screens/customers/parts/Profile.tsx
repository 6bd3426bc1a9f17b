import type { AdminCustomer } from '../../../api/types.ts';
import { named } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { Panel } from '../../../ui/Panel.tsx';

export function Profile({ profile }: Pick<AdminCustomer, 'profile'>) {
  const { texts, language } = useSpoken();
  const { customers, form, shell } = texts;
  const yesNo = (is: boolean): string => (is ? form.yes : form.no);
  const facts = [
    {
      title: customers.email,
      value: (
        <a href={`mailto:${profile.email}`} className="link break-all">
          {profile.email}
        </a>
      ),
    },
    ...(profile.phone ? [{ title: customers.phone, value: profile.phone }] : []),
    { title: customers.language, value: named(shell.languages, profile.language) },
    { title: customers.since, value: formatDay(profile.customerSince, language) },
    { title: customers.emailProved, value: yesNo(profile.emailProved) },
    { title: customers.perks, value: yesNo(profile.perksOptIn) },
    ...(profile.employee ? [{ title: customers.employee, value: form.yes }] : []),
  ];
  return (
    <Panel title={customers.profile}>
      <dl className="grid gap-2 text-sm">
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt className="text-muted text-xs">{title}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
