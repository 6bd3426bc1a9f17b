import { NavLink } from 'react-router';
import type { Group, Resource, Site } from '../api/types.ts';
import { useTexts } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { OPERATIONS, useSession } from '../session/session.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';

interface Entry {
  to: string;
  title: string;
}

interface Section {
  name: Group | 'home';
  entries: Entry[];
}

const SECTIONS: readonly Section['name'][] = [
  ...(['home', 'catalogue', 'content', 'prices', 'programmes', 'orders', 'settings'] as const),
];

/** Groups whose rows come before what is done with all of them. */
const AFTER: ReadonlySet<Section['name']> = new Set(['catalogue', 'prices']);

/** What a role may open, in groups; a group without an entry is left out. */
function sectionsOf(
  { shell, content, giftCards, reports, subscriptions, transfer, why }: Messages,
  resources: readonly Resource[],
  may: (operation: string) => boolean,
): Section[] {
  const fixed: Partial<Record<Section['name'], (Entry & { operation: string })[]>> = {
    home: [
      { to: '', title: shell.home, operation: OPERATIONS.home },
      { to: 'reports/sales', title: shell.sales, operation: OPERATIONS.sales },
      { to: 'reports', title: reports.title, operation: OPERATIONS.couponCost },
      { to: 'edits', title: shell.edits, operation: OPERATIONS.edits },
      { to: 'scheduled', title: shell.scheduled, operation: OPERATIONS.scheduled },
    ],
    programmes: [
      {
        to: 'programmes/experiments',
        title: shell.experimentResults,
        operation: OPERATIONS.experimentReports,
      },
      { to: 'programmes/campaigns', title: shell.campaignFigures, operation: OPERATIONS.campaignReport },
      { to: 'programmes/boxes', title: shell.boxBoard, operation: OPERATIONS.boxBoard },
      { to: 'programmes/rewards', title: shell.rewards, operation: OPERATIONS.perksLiability },
      { to: 'gift-cards', title: giftCards.title, operation: OPERATIONS.giftCards },
      { to: 'programmes/quizzes', title: shell.quizResults, operation: OPERATIONS.quizReport },
    ],
    content: [{ to: 'preview', title: content.preview, operation: OPERATIONS.preview }],
    catalogue: [{ to: 'transfer', title: transfer.menu, operation: OPERATIONS.imports }],
    prices: [{ to: 'why', title: why.title, operation: OPERATIONS.why }],
    orders: [
      { to: 'orders', title: shell.orders, operation: OPERATIONS.orders },
      { to: 'customers', title: shell.customers, operation: OPERATIONS.customers },
      { to: 'auto-delivery', title: subscriptions.title, operation: OPERATIONS.calendar },
    ],
    settings: [{ to: 'staff', title: shell.staff, operation: OPERATIONS.staff }],
  };
  const fixedOf = (name: Section['name']) => (fixed[name] ?? []).filter(({ operation }) => may(operation));
  return SECTIONS.map((name) => ({
    name,
    entries: [
      ...(AFTER.has(name) ? [] : fixedOf(name)),
      ...resources
        .filter((resource) => resource.group === name && may(resource.operations.list))
        .map((resource) => ({ to: resource.name, title: resource.title })),
      ...(AFTER.has(name) ? fixedOf(name) : []),
    ],
  })).filter(({ entries }) => entries.length > 0);
}

/** The menu of a site. */
export function Menu({ site, onChosen }: { site: Site; onChosen?: () => void }) {
  const texts = useTexts();
  const { resources, may } = useSession();
  return (
    <nav aria-label={texts.shell.menu} className="grid gap-4">
      {sectionsOf(texts, resources, may).map(({ name, entries }) => (
        <div key={name}>
          <p className="flex items-center gap-2 px-2 py-1 font-semibold text-muted text-xs">
            <Icon name={name satisfies IconName} className="size-4" />
            {texts.shell.groups[name]}
          </p>
          <ul>
            {entries.map(({ to, title }) => (
              <li key={to}>
                <NavLink
                  to={`/${site.id}/${to}`}
                  end={to === '' || to === 'reports'}
                  onClick={onChosen}
                  className="flex min-h-9 items-center rounded-control py-1 pr-2 pl-8 text-sm hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong pointer-coarse:min-h-11"
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
