import { experimentsQuery } from '../../../api/areas/programmes.ts';
import type { ExperimentReports } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Reported } from '../Reported.tsx';
import { useFigures } from '../useFigures.ts';
import { Arms } from './Arms.tsx';

/** What came of the experiments: visitors, buyers and revenue of each arm, and whether the split can be trusted. */
export default function Experiments() {
  const { texts, language } = useSpoken();
  const { programmes, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  return (
    <Reported
      title={shell.experimentResults}
      text={programmes.experimentsText}
      operation={OPERATIONS.experimentReports}
      query={experimentsQuery(site.id, language)}
      actions={
        may('adminListExperiments') && (
          <LinkButton to={`/${site.id}/experiments`}>{programmes.editExperiments}</LinkButton>
        )
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Empty>{programmes.noExperiments}</Empty>
        ) : (
          items.map((one) => <OneExperiment key={one.id} experiment={one} />)
        )
      }
    </Reported>
  );
}

function OneExperiment({ experiment }: { experiment: ExperimentReports['items'][number] }) {
  const { programmes } = useSpoken().texts;
  const { instant } = useFigures();
  const { name, status, startsAt, stopsAt, mismatched } = experiment;
  return (
    <Panel title={name}>
      <p className="mb-3 text-muted text-sm">
        {programmes.states[status]} ·{' '}
        {fill(programmes.ran, { from: instant(startsAt), until: instant(stopsAt) })}
      </p>
      {mismatched && (
        <div className="mb-3">
          <Notice tone="danger">{programmes.mismatched}</Notice>
        </div>
      )}
      <Arms experiment={experiment} />
    </Panel>
  );
}
