import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importsQuery } from '../../api/areas/transfer.ts';
import { addressOf, path } from '../../api/client.ts';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NoResource } from '../resource/NoResource.tsx';
import { ImportState } from './ImportState.tsx';
import { UploadForm } from './UploadForm.tsx';

/** The catalogue as a file, out and in. */
export default function Transfer() {
  const { transfer } = useTexts();
  const site = useSite();
  const { may } = useSession();
  /** The import that is put aside for another file. */
  const [aside, setAside] = useState<string>();
  const imports = useQuery({ ...importsQuery(site.id), enabled: may(OPERATIONS.imports) });
  if (!may(OPERATIONS.imports)) return <NoResource />;
  const latest = imports.data?.[0];
  const isShown = latest !== undefined && latest.status !== 'uploading' && latest.id !== aside;
  return (
    <div className="max-w-5xl">
      <PageHead
        title={transfer.title}
        description={transfer.text}
        actions={
          <a href={addressOf(path(site.id, 'catalog', 'export'))} download className="button secondary">
            {transfer.export}
          </a>
        }
      />
      {imports.isPending && <Skeleton lines={6} />}
      {imports.error && <Failure error={imports.error} onRetry={() => void imports.refetch()} />}
      {imports.data &&
        (isShown ? (
          <ImportState one={latest} onAnother={() => setAside(latest.id)} />
        ) : (
          <UploadForm interrupted={latest?.status === 'uploading' ? latest.file : undefined} />
        ))}
    </div>
  );
}
