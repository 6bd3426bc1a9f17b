import { useTexts } from '../../i18n/language.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { PeriodState } from './usePeriod.ts';

/** The first and the last day of what a screen shows, and what is wrong with them. */
export function Period({ period, children }: { period: PeriodState; children?: React.ReactNode }) {
  const { screens } = useTexts();
  const { from, to, isBackwards, choose } = period;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          type="date"
          label={screens.fromDay}
          value={from}
          max={to}
          onChange={(day) => choose({ from: day })}
        />
        <TextField
          type="date"
          label={screens.toDay}
          value={to}
          min={from}
          onChange={(day) => choose({ to: day })}
        />
        {children}
      </div>
      {isBackwards && (
        <Notice tone="warning" role="alert">
          {screens.daysBackwards}
        </Notice>
      )}
    </>
  );
}
