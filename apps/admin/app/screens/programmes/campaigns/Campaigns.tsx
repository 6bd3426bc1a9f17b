import { Link } from 'react-router';
import { campaignsQuery } from '../../../api/areas/programmes.ts';
import type { CampaignReport } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Facts } from '../Facts.tsx';
import { Reported } from '../Reported.tsx';
import { useFigures } from '../useFigures.ts';
import { CampaignTable } from './CampaignTable.tsx';

/** What campaigns have sold, and what is open of their commitments. */
export default function Campaigns() {
  const { texts, language } = useSpoken();
  const { programmes, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  const { count, money } = useFigures();
  return (
    <Reported
      title={shell.campaignFigures}
      text={programmes.campaignsText}
      operation={OPERATIONS.campaignReport}
      query={campaignsQuery(site.id, language)}
      actions={
        may('adminListCampaigns') && (
          <LinkButton to={`/${site.id}/campaigns`}>{programmes.editCampaigns}</LinkButton>
        )
      }
    >
      {({ commitments, amount, items, owed }) => (
        <>
          <div className="panel p-4">
            <Facts
              facts={[
                { title: programmes.commitments, value: count(commitments) },
                { title: programmes.exposure, value: money(amount) },
              ]}
            />
          </div>
          {items.length === 0 ? (
            <Empty>{programmes.noCampaigns}</Empty>
          ) : (
            <CampaignTable items={items} title={shell.campaignFigures} />
          )}
          <Owed owed={owed} />
        </>
      )}
    </Reported>
  );
}

function Owed({ owed }: Pick<CampaignReport, 'owed'>) {
  const { programmes } = useSpoken().texts;
  const site = useSite();
  const { may } = useSession();
  const { money, day } = useFigures();
  return (
    <Panel title={programmes.owed}>
      {owed.length === 0 && <p className="text-muted text-sm">{programmes.noOwed}</p>}
      <ul className="grid gap-2 text-sm">
        {owed.map(({ orderCode, amount, failedOn }) => (
          <li key={orderCode} className="flex flex-wrap gap-x-3">
            {may(OPERATIONS.order) ? (
              <Link to={`/${site.id}/orders/${encodeURIComponent(orderCode)}`} className="link">
                {orderCode}
              </Link>
            ) : (
              orderCode
            )}
            <span className="tabular">{money(amount)}</span>
            {failedOn && (
              <span className="text-muted">{fill(programmes.declined, { date: day(failedOn) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
