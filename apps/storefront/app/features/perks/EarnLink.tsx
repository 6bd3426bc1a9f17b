import { perksStepped } from '#app/platform/events.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { type ButtonLook, LinkButton } from '#app/ui/Button.tsx';

interface EarnLinkProps {
  /** Where points are earned. */
  to: string;
  look?: ButtonLook;
  className?: string;
  children: string;
}

/** A link to where points are earned; a press is reported. */
export function EarnLink({ to, look, className, children }: EarnLinkProps) {
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  return (
    <LinkButton
      to={link(to)}
      look={look}
      className={className}
      onClick={() => dispatch(perksStepped({ event: 'earn_reward_CTA' }))}
    >
      {children}
    </LinkButton>
  );
}
