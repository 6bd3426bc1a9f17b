import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../session/session.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import PreviewPane from './PreviewPane.tsx';

/** Any page of the shop at any moment. */
export default function Preview() {
  const { content } = useTexts();
  const { may } = useSession();
  if (!may(OPERATIONS.preview)) return <NoResource />;
  return (
    <>
      <PageHead title={content.preview} description={content.previewText} />
      <div className="h-[70dvh]">
        <PreviewPane />
      </div>
    </>
  );
}
