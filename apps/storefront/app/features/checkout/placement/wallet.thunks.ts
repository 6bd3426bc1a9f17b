import type { WalletPayment } from '#app/platform/slots/slots.types.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { fromCart } from '../contact/contact.rules.ts';
import { saveContact } from '../steps/steps.thunks.ts';
import { isBusy, placementMoved, selectPlacement } from './placement.slice.ts';
import { pay } from './placement.thunks.ts';

/** Orders with what a wallet gave, in place of the form. */
export const payByWallet =
  ({ token, email, address, amount }: WalletPayment): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (isBusy(selectPlacement(getState()))) return;
    const failure = await dispatch(saveContact(fromCart({ email, deliveryAddress: address })));
    if (!failure) return dispatch(pay({ token }, { total: amount, due: amount }));
    const messages = failure.errors.map(({ message }) => message);
    dispatch(placementMoved(failure.status ? { phase: 'refused', messages } : { phase: 'unreached' }));
  };
