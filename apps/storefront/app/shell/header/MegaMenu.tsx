import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ContentLink } from '#app/features/content/ContentLink.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { NavigationNode } from './navigation.ts';

/** Keeps every label on one line at each width of the wide layout, in either language. */
const ENTRY =
  'entry inline-flex min-h-11 items-center rounded-control px-1.5 font-medium text-sm hover:bg-sunken xl:px-2 2xl:text-base';

const panelId = (index: number): string => `menu-${index}`;

/** Places a panel below the header, which the notices above push down until they are scrolled away. */
function hangBelow({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { bottom = 64 } = currentTarget.closest('header')?.getBoundingClientRect() ?? {};
  document.documentElement.style.setProperty('--head', `${bottom}px`);
}

/** The wide screen's menu: each panel is a popover, so Escape and a press outside close it without script. */
export function MegaMenu({ nodes }: { nodes: readonly NavigationNode[] }) {
  const m = useMessages();
  return (
    <nav aria-label={m.shell.menu()} className="hidden lg:block">
      <ClosingWithPage />
      <LinkArea>
        <ul className="entries flex items-center gap-0.5">
          {nodes.map((node, index) => (
            <li key={node.url}>
              {node.children?.length ? (
                <>
                  <button
                    type="button"
                    popoverTarget={panelId(index)}
                    onClick={hangBelow}
                    className={`${ENTRY} gap-1`}
                  >
                    {node.title}
                    <Icon name="chevron-down" className="size-4 max-2xl:hidden" />
                  </button>
                  <MenuPanel id={panelId(index)} node={node} />
                </>
              ) : (
                <ContentLink plain to={node.url} className={ENTRY}>
                  {node.title}
                </ContentLink>
              )}
            </li>
          ))}
        </ul>
      </LinkArea>
    </nav>
  );
}

/** A panel that was opened while the next page was on its way belongs to the page that it was opened on. */
function ClosingWithPage() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector<HTMLElement>('.menu-panel:popover-open')?.hidePopover();
  }, [key]);
  return null;
}

function MenuPanel({ id, node }: { id: string; node: NavigationNode }) {
  const m = useMessages();
  // A link inside navigates without a new document, so the panel must be closed.
  const close = (): void => (document.getElementById(id) as HTMLElement | null)?.hidePopover();
  return (
    <div id={id} popover="auto" className="menu-panel">
      <div className="page-width grid grid-cols-4 gap-8 py-10">
        {node.children?.map((group) => (
          <div key={group.title}>
            <ContentLink
              plain
              to={group.url}
              onClick={close}
              className="font-display text-xl hover:text-accent"
            >
              {group.title}
            </ContentLink>
            <ul className="mt-3">
              {group.children?.map((leaf) => (
                <li key={leaf.title}>
                  <ContentLink plain to={leaf.url} onClick={close}>
                    {leaf.title}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="col-start-4 row-start-1 self-end justify-self-end">
          <ContentLink
            plain
            to={node.url}
            onClick={close}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
          >
            {m.shell.allOf({ name: node.title })}
            <Icon name="arrow" className="size-5" />
          </ContentLink>
        </div>
      </div>
    </div>
  );
}
