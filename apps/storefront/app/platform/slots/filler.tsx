import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import type { Filler } from './slots.types.ts';

/**
 * A component for a slot. When it throws it is left out, and the screen stays. Not part of `Slot`, so that a page whose slots
 * are empty carries none of it.
 */
export const filler = <Data extends object>(Filling: ComponentType<Data>): Filler<Data> => ({
  draw: (data, key) => (
    <Boundary key={key}>
      <Suspense>
        <Filling {...data} />
      </Suspense>
    </Boundary>
  ),
});

/** For browsers. On the server `Suspense` leaves out what throws, and the browser draws it again. */
class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
