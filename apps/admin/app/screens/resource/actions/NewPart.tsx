import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { kindsQuery } from '../../../api/areas/content.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { Field } from '../../../kit/fields/Field.tsx';
import { PartForm } from '../../../kit/fields/slots/PartForm.tsx';
import { useSite } from '../../../session/session.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toasts.ts';

/** A part that is on no page yet. */
export default function NewPart() {
  const { texts, language } = useSpoken();
  const { parts } = texts;
  const site = useSite();
  const toast = useToast();
  const navigate = useNavigate();
  const kinds = useQuery(kindsQuery(site.id, language));
  if (kinds.error) return <Failure error={kinds.error} onRetry={() => void kinds.refetch()} />;
  if (!kinds.data) return <Skeleton lines={4} />;
  return (
    <PartForm
      kinds={kinds.data}
      send={parts.addAlone}
      Field={Field}
      onMade={({ key, title }) => {
        toast({ text: fill(parts.addedAlone, { title }) });
        void navigate(`/${site.id}/components/${encodeURIComponent(key)}`, { replace: true });
      }}
    />
  );
}
