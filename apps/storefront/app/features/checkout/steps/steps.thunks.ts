import { SITES } from '@crema/brands';
import { cartChangedAtCheckout } from '#app/platform/events.ts';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import {
  CONTACT_FIELDS,
  type ContactForm,
  type DeliveryMode,
  type FieldErrors,
  type FieldName,
  type Step,
} from '../checkout.types.ts';
import { toAddress } from '../contact/contact.rules.ts';

/** Delivery modes for the cart's address, with their prices. */
export const deliveryModes = createArea({
  name: 'deliveryModes',
  keepData: true,
  load: async (cartGuid: string, { api, site, language, signal }): Promise<DeliveryMode[]> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymodes', {
      params: { path: { site, user: userOf(site), cartGuid }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.deliveryModes;
  },
});

/** Parameters of every call about the visit's own cart. */
export const cartParams = (site: string, lang: 'en' | 'fr') => ({
  path: { site, user: userOf(site), cartGuid: readCartGuid() ?? '' },
  query: { lang },
});

/**
 * Saves the first step, with a typed address or the saved one of `addressId`. Every call is made even if one is
 * refused, so that all errors are shown at once.
 */
export const saveContact =
  (form: ContactForm, addressId?: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = cartParams(site, language);
    const call = { bearer: true, throwStatus: true };
    const failures: Failure[] = [];
    const attempt = async (save: () => Promise<void>): Promise<void> => {
      try {
        await save();
      } catch (thrown) {
        failures.push(toFailure(thrown));
      }
    };
    // In sequence: both change the same cart.
    await attempt(async () => {
      const path = '/rest/v2/{site}/users/{user}/carts/{cartGuid}/email';
      await api.put(path, { params, body: { email: form.email }, call });
    });
    if (SITES[site].business) {
      const { purchaseOrderNumber, taxExemptionNumber } = form;
      await attempt(async () => {
        const path = '/rest/v2/{site}/users/{user}/carts/{cartGuid}/businessdetails';
        await api.put(path, { params, body: { purchaseOrderNumber, taxExemptionNumber }, call });
      });
    }
    // Last, because its answer is the cart with all changes.
    await attempt(async () => {
      const path = '/rest/v2/{site}/users/{user}/carts/{cartGuid}/addresses/delivery';
      const { data } = addressId
        ? await api.put(`${path}/{addressId}`, {
            params: { ...params, path: { ...params.path, addressId } },
            call,
          })
        : await api.put(path, { params, body: toAddress(form, SITES[site].country), call });
      dispatch(cartChangedAtCheckout(data));
    });
    const [first] = failures;
    return first ? { ...first, errors: failures.flatMap(({ errors }) => errors) } : null;
  };

/** The step after the contact: delivery where there is a choice, and where its ways are not known. */
export const stepAfterContact =
  (cartGuid: string): AppThunk<Promise<Step>> =>
  async (dispatch) => {
    // Again, because the address changes what each costs.
    const { data, error } = await dispatch(deliveryModes.load(cartGuid));
    return !error && data && data.length === 1 ? 3 : 2;
  };

/** Saves the second step. */
export const saveDeliveryMode =
  (code: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.put('/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymode', {
        params: cartParams(site, language),
        body: { code },
        call: { bearer: true, throwStatus: true },
      });
      dispatch(cartChangedAtCheckout(data));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** The engine's `errors[]` that belong to a field of the form, by field; undefined if none does. */
export function fieldErrorsOf({ errors }: Failure): FieldErrors | undefined {
  const known: readonly string[] = CONTACT_FIELDS;
  const own = errors.flatMap(({ subject, message }) => {
    // A schema error names the path: `/region/isocode`.
    const name = subject?.split(/[/.]/).find(Boolean);
    return name && known.includes(name) ? [[name as FieldName, message] as const] : [];
  });
  return own.length > 0 ? Object.fromEntries(own.reverse()) : undefined;
}
