import type { RefObject } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { BrewerFacts } from './BrewerFacts.tsx';
import type { BrewerRegistration } from './brewers.types.ts';
import { Questionnaire } from './Questionnaire.tsx';

interface RegisteredBrewerProps {
  head: RefObject<HTMLHeadingElement | null>;
  registration: BrewerRegistration;
  onAnother: () => void;
}

/** The confirmation: when the warranty ends or ended, and what to do next. */
export function RegisteredBrewer({ head, registration, onAnother }: RegisteredBrewerProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { model, serialNumber, warrantyEndDate, warrantyOver } = registration;
  return (
    <div className="max-w-2xl">
      <h1 ref={head} tabIndex={-1} className="font-display text-4xl leading-tight focus-visible:outline-none">
        {m.doneTitle({ name: model.name })}
      </h1>
      <p className="mt-4 text-lg">{warrantyOver ? m.doneTextOver() : m.doneText()}</p>
      <BrewerFacts
        model={model}
        facts={[
          [warrantyOver ? m.warrantyOver() : m.warrantyUntil(), formatDate(warrantyEndDate, brand, lang)],
          [m.serialNumber(), serialNumber],
        ]}
      />
      <Questionnaire serialNumber={serialNumber} />
      <h2 className="mt-8 font-display text-2xl">{m.nextTitle()}</h2>
      <p className="mt-2">{m.nextText()}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to={link('/beverages')}>{m.toBeverages()}</LinkButton>
        <LinkButton look="secondary" to={link('/recipes')}>
          {m.toRecipes()}
        </LinkButton>
        <LinkButton look="secondary" to={link('/content/support/faq')}>
          {m.toCare()}
        </LinkButton>
      </div>
      <Button look="quiet" className="mt-2 -ml-5" onClick={onAnother}>
        {m.another()}
      </Button>
    </div>
  );
}
