import type { StaffMember } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { formatInstant } from '../../i18n/instants.ts';
import { useSpoken } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';

interface StaffTableProps {
  members: StaffMember[];
  onRenew(member: StaffMember): void;
  onRemove(member: StaffMember): void;
}

export function StaffTable({ members, onRenew, onRemove }: StaffTableProps) {
  const { texts, language } = useSpoken();
  const { shell, staff } = texts;
  const site = useSite();
  const { me, may } = useSession();
  const day = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const stateOf = ({ disabled, setUp }: StaffMember): string => {
    if (disabled) return fill(staff.gone, { date: day(disabled) });
    return setUp ? staff.ready : staff.waiting;
  };
  return (
    <ScrollBox label={shell.staff}>
      <table className="table">
        <thead>
          <tr>
            {[staff.email, staff.role, staff.since, staff.state, staff.actions].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id} className={member.disabled ? 'text-muted' : undefined}>
              <td className="min-w-44 break-words">
                <Email of={member.email} />
              </td>
              <td className="whitespace-nowrap">{shell.roles[member.role]}</td>
              <td className="whitespace-nowrap">
                <time dateTime={member.created}>{day(member.created)}</time>
              </td>
              <td className="whitespace-nowrap">{stateOf(member)}</td>
              <td>
                {!member.disabled && (
                  <div className="flex gap-2">
                    {may(OPERATIONS.renewStaff) && (
                      <Button
                        aria-label={fill(staff.renewOf, { email: member.email })}
                        onClick={() => onRenew(member)}
                      >
                        {staff.renew}
                      </Button>
                    )}
                    {may(OPERATIONS.removeStaff) && member.email !== me.email && (
                      <Button
                        look="danger"
                        aria-label={fill(staff.removeOf, { email: member.email })}
                        onClick={() => onRemove(member)}
                      >
                        {staff.remove}
                      </Button>
                    )}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** An address that breaks before its host first, where it must. */
function Email({ of }: { of: string }) {
  const at = of.lastIndexOf('@');
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
