/**
 * `@crema/storefront/slots`: what a domain outside the tree fills slots with. It may use what a feature may, so whatever of
 * `platform` and `ui` is wanted besides joins this list.
 */
export { Button, LinkButton } from '#app/ui/Button.tsx';
export { Notice } from '#app/ui/Notice.tsx';
export { Skeleton } from '#app/ui/Skeleton.tsx';
export { sessionBegan, sessionEnded } from '../events.ts';
export { useScreenMessages } from '../i18n/messages.tsx';
export { userOf } from '../session/visitor.ts';
export { useSiteLink } from '../siteLink.ts';
export { useAppDispatch, useAppSelector } from '../store/hooks.ts';
export { createArea, reload } from '../store/lifecycle.ts';
export { filler } from './filler.tsx';
export type { Fillers, Slots } from './slots.types.ts';
