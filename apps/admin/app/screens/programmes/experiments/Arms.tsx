import type { ExperimentReports } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { useFigures } from '../useFigures.ts';

type Experiment = ExperimentReports['items'][number];
type Arm = Experiment['arms'][number];

/** The arms of an experiment, the control first. */
export function Arms({ experiment }: { experiment: Experiment }) {
  const { programmes } = useTexts();
  const { count, percent, money } = useFigures();
  return (
    <ScrollBox label={fill(programmes.table, { title: experiment.name })}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{programmes.arm}</th>
            {(['share', 'visitors', 'buyers', 'conversion', 'revenue'] as const).map((name) => (
              <th key={name} scope="col" className="number">
                {programmes[name]}
              </th>
            ))}
            <th scope="col">{programmes.conversionGain}</th>
            <th scope="col">{programmes.revenueGain}</th>
          </tr>
        </thead>
        <tbody>
          {experiment.arms.map((arm, at) => (
            <tr key={arm.name}>
              <td>{arm.name}</td>
              <td className="number">{percent(arm.weight)}</td>
              <td className="number">{count(arm.exposures)}</td>
              <td className="number">{count(arm.buyers)}</td>
              <td className="number">{percent(arm.conversion)}</td>
              <td className="number">{money(arm.revenue)}</td>
              {at === 0 ? (
                <td colSpan={2}>{programmes.control}</td>
              ) : (
                <>
                  <Gain gain={arm.conversionGain} write={percent} />
                  <Gain gain={arm.revenueGain} write={money} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Gain({ gain, write }: { gain: Arm['conversionGain']; write: (value: number) => string }) {
  const { programmes } = useTexts();
  const { signed } = useFigures();
  if (!gain) return <td>{programmes.tooFew}</td>;
  const { value, low, high } = gain;
  return (
    <td className="tabular whitespace-nowrap">
      {fill(programmes.interval, {
        ...{ value: signed(value, write), low: signed(low, write), high: signed(high, write) },
      })}
    </td>
  );
}
