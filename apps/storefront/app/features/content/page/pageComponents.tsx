import { drawnBy, type Renderer } from '../registry.tsx';
import { HelpBand } from './HelpBand.tsx';
import { PageIntro } from './PageIntro.tsx';
import { Questions } from './Questions.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Steps } from './Steps.tsx';

/** Kinds of component that only pages under `/content/` draw, so that no other screen loads them. */
export const PAGE_COMPONENTS: Record<string, Renderer> = {
  PageIntroComponent: drawnBy(PageIntro),
  StepsComponent: drawnBy(Steps),
  QuestionsComponent: drawnBy(Questions),
  ShortcutsComponent: drawnBy(Shortcuts),
  HelpComponent: drawnBy(HelpBand),
};
