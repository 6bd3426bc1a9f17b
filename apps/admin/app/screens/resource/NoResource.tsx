import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

/** An address that nothing, or nothing for this role, is behind. */
export function NoResource() {
  const { shell } = useTexts();
  const site = useSite();
  return (
    <>
      <PageHead title={shell.notFoundTitle} />
      <Empty action={<LinkButton to={`/${site.id}`}>{shell.home}</LinkButton>}>{shell.notFound}</Empty>
    </>
  );
}
