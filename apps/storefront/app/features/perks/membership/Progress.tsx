import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Meter } from '#app/ui/Meter.tsx';

interface ProgressProps {
  points: number;
  /** Points from which a free box is waiting. */
  threshold: number;
  /** The cheapest reward that is still too dear. */
  nextReward?: { points: number; missing: number };
}

/** How far the next reward is, and whether a box is waiting. */
export function Progress({ points, threshold, nextReward }: ProgressProps) {
  const m = useScreenMessages(texts);
  return (
    <>
      {points >= threshold && <p className="font-semibold text-success">{m.waiting()}</p>}
      {nextReward && (
        <div className="mt-2">
          <Meter
            value={points}
            max={nextReward.points}
            label={m.progress({ points, goal: nextReward.points })}
          />
          <p className="tabular mt-1.5 text-sm">{m.nextReward({ points: nextReward.missing })}</p>
        </div>
      )}
    </>
  );
}
