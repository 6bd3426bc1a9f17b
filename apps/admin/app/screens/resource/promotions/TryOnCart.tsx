import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type SimulationQuestion, simulatePromotion } from '../../../api/areas/promotions.ts';
import type { Resource } from '../../../api/types.ts';
import { fromWallTime } from '../../../i18n/instants.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { CartFields, type TriedCart } from './CartFields.tsx';
import { Outcome } from './Outcome.tsx';

interface TryOnCartProps {
  resource: Pick<Resource, 'schema'>;
  id: string;
  /** Of the form, saved or not. */
  values: Readonly<Record<string, unknown>>;
}

/** What a cart would cost with the promotion as the form says it, and without. */
export default function TryOnCart({ resource, id, values }: TryOnCartProps) {
  const { promotions: texts } = useTexts();
  const site = useSite();
  const [cart, setCart] = useState<TriedCart>({ lines: [], purchase: 'oneTime', at: '' });
  const tried = useMutation({
    mutationFn: (question: SimulationQuestion) => simulatePromotion(site.id, question),
  });
  const question: SimulationQuestion = {
    ...{ lines: cart.lines, purchase: cart.purchase, key: id },
    at: fromWallTime(cart.at, site.timeZone),
    promotion: editable(resource, values),
  };
  const isOld = tried.data && JSON.stringify(tried.variables) !== JSON.stringify(question);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (cart.lines.length > 0 && !tried.isPending) tried.mutate(question);
  };
  return (
    <Panel title={texts.tryIt}>
      <p className="mb-3 text-muted text-sm">{texts.tryText}</p>
      <form onSubmit={submit} className="grid gap-4">
        <CartFields cart={cart} onChange={setCart} />
        <div>
          <Button type="submit" look="primary" busy={tried.isPending} disabled={cart.lines.length === 0}>
            {texts.try}
          </Button>
        </div>
      </form>
      <div className="mt-4 grid gap-3">
        {cart.lines.length === 0 && <p className="text-muted text-sm">{texts.empty}</p>}
        {tried.error && <Failure error={tried.error} />}
        {isOld && <Notice role="status">{texts.changed}</Notice>}
        {tried.data && <Outcome found={tried.data} />}
      </div>
    </Panel>
  );
}

/** What may be sent of a form's values. */
const editable = ({ schema }: Pick<Resource, 'schema'>, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => schema.properties?.[name]?.readOnly === undefined),
  );
