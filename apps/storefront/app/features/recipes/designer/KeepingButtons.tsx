import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { useDesign } from './useDesign.ts';

interface KeepingButtonsProps {
  design: ReturnType<typeof useDesign>;
  onNew: () => void;
}

/** How a drink is kept, and what came of it. */
export function KeepingButtons({ design, onNew }: KeepingButtonsProps) {
  const m = useScreenMessages(texts);
  const { draft, busy, failed, saved, submit } = design;
  const isOld = draft?.recipeId !== undefined;
  return (
    <div className="space-y-4">
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <div role="status">
        {saved !== undefined && <Notice tone="success">{m.saved({ name: saved })}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {isOld ? m.saveChange() : m.save()}
        </Button>
        {isOld && (
          <>
            <Button look="secondary" busy={busy} onClick={() => submit('new')}>
              {m.saveNew()}
            </Button>
            <Button look="quiet" onClick={onNew}>
              {m.startOver()}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
