import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { logOut } from '../api/changes.ts';
import type { Site } from '../api/types.ts';
import { useSpoken } from '../i18n/language.ts';
import { useSession } from '../session/session.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useFailureText } from '../ui/Failure.tsx';
import { useToast } from '../ui/toasts.ts';

/** Whose shop it is, in which language, and who is here. */
export function TopBar({ site, onMenu }: { site?: Site; onMenu: () => void }) {
  const { texts, language, choose } = useSpoken();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-surface px-3">
      {site && (
        <IconButton icon="menu" label={texts.shell.openMenu} onClick={onMenu} className="desk:hidden" />
      )}
      <Link to="/" className="mr-1 font-display text-xl">
        Crema
      </Link>
      <SiteSwitch site={site} />
      <div className="ml-auto flex items-center gap-1">
        <button
          type="button"
          lang={language === 'en' ? 'fr' : 'en'}
          onClick={() => choose(language === 'en' ? 'fr' : 'en')}
          className="button quiet"
        >
          <span className="hidden sm:inline">{language === 'en' ? 'Français' : 'English'}</span>
          <span className="sm:hidden">
            <span aria-hidden="true">{language === 'en' ? 'FR' : 'EN'}</span>
            <span className="sr-only">{language === 'en' ? 'Français' : 'English'}</span>
          </span>
        </button>
        <Person />
      </div>
    </header>
  );
}

/** Shows the same list of another site; a row is left, because its key may be unknown there. */
function SiteSwitch({ site }: { site?: Site }) {
  const { shell } = useSpoken().texts;
  const { me } = useSession();
  const navigate = useNavigate();
  const { resource } = useParams();
  if (!site) return null;
  if (me.sites.length === 1) return <span className="truncate text-sm">{site.name}</span>;
  return (
    <select
      aria-label={shell.site}
      value={site.id}
      onChange={(event) => void navigate(`/${event.target.value}/${resource ?? ''}`)}
      className="control w-auto min-w-0 max-w-40 truncate sm:max-w-none"
    >
      {me.sites.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Person() {
  const { shell } = useSpoken().texts;
  const { me } = useSession();
  const toast = useToast();
  const text = useFailureText();
  const leave = useMutation({
    mutationFn: logOut,
    // Loaded anew: nothing that was read stays for whoever sits here next.
    onSuccess: () => window.location.assign('/admin/login'),
    onError: (error) => toast({ tone: 'danger', text: text(error) }),
  });
  return (
    <Disclosure label={shell.roles[me.role]} icon="person" align="right" compact>
      {() => (
        <div className="grid gap-3">
          <p className="break-words text-sm">{me.email}</p>
          <Button icon="out" busy={leave.isPending} onClick={() => leave.mutate()}>
            {shell.logOut}
          </Button>
        </div>
      )}
    </Disclosure>
  );
}
