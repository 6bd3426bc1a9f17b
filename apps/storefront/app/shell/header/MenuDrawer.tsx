import { ContentLink } from '#app/features/content/ContentLink.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import type { NavigationNode } from './navigation.ts';

interface MenuDrawerProps {
  onClose: () => void;
  nodes: readonly NavigationNode[];
}

const ENTRY = 'flex min-h-14 items-center font-display text-xl';

/** The phone's menu: the same tree as disclosures. */
export default function MenuDrawer({ onClose, nodes }: MenuDrawerProps) {
  const m = useMessages();
  return (
    <Dialog open onClose={onClose} place="left" title={m.shell.menu()} closeLabel={m.shell.closeMenu()}>
      <ul className="divide-y divide-line">
        {nodes.map((node) => (
          <li key={node.url}>
            {node.children?.length ? (
              <Section node={node} onClose={onClose} />
            ) : (
              <ContentLink to={node.url} onClick={onClose} className={ENTRY}>
                {node.title}
              </ContentLink>
            )}
          </li>
        ))}
        <li>
          <ContentLink to="/wishlist" onClick={onClose} className={ENTRY}>
            {m.catalog.wishList()}
          </ContentLink>
        </li>
      </ul>
    </Dialog>
  );
}

/** An entry with children: a disclosure that begins with a link to all of them. */
function Section({ node, onClose }: { node: NavigationNode; onClose: () => void }) {
  const m = useMessages();
  return (
    <details className="group">
      <summary className={`${ENTRY} cursor-pointer list-none justify-between`}>
        {node.title}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <ContentLink
          to={node.url}
          onClick={onClose}
          className="flex min-h-11 items-center font-semibold text-accent"
        >
          {m.shell.allOf({ name: node.title })}
        </ContentLink>
        {node.children?.map((group) => (
          <div key={group.title} className="pt-3">
            <p className="font-semibold text-muted text-sm">{group.title}</p>
            <ul>
              {group.children?.map((leaf) => (
                <li key={leaf.title}>
                  <ContentLink to={leaf.url} onClick={onClose} className="flex min-h-11 items-center">
                    {leaf.title}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
