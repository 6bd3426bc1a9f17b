import { boxBoardQuery } from '../../../api/areas/programmes.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../../session/session.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Reported } from '../Reported.tsx';
import { DueDays, Months, ShortProducts } from './BoxTables.tsx';

/** Monthly boxes by month, the coming cut-offs, and contents of which there is too little. */
export default function BoxBoard() {
  const { texts, language } = useSpoken();
  const { programmes, shell } = texts;
  const site = useSite();
  const { may } = useSession();
  return (
    <Reported
      title={shell.boxBoard}
      text={programmes.boxesText}
      operation={OPERATIONS.boxBoard}
      query={boxBoardQuery(site.id, language)}
      actions={
        may(OPERATIONS.box) && <LinkButton to={`/${site.id}/boxes`}>{programmes.editBoxes}</LinkButton>
      }
    >
      {({ months, days, short }) =>
        months.length === 0 ? (
          <Empty>{programmes.noBoxes}</Empty>
        ) : (
          <>
            <Panel title={programmes.cutOffs}>
              {days.length === 0 ? <Nothing text={programmes.noDue} /> : <DueDays days={days} />}
            </Panel>
            <Panel title={programmes.short}>
              {short.length === 0 ? <Nothing text={programmes.noShort} /> : <ShortProducts short={short} />}
            </Panel>
            <Panel title={programmes.byMonth}>
              <Months months={months} />
            </Panel>
          </>
        )
      }
    </Reported>
  );
}

const Nothing = ({ text }: { text: string }) => <p className="text-muted text-sm">{text}</p>;
