import type { components } from '@crema/api-client';
import { podsChosen } from '#app/platform/events.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { addOffer } from '../choosing/addOffer.thunk.ts';
import { chosenOf } from '../choosing/chosen.url.ts';
import type { BoxChoice } from './box.url.ts';

export type Gift = NonNullable<components['schemas']['AddMonthlyBox']['gift']>;

/** The campaign of the monthly box. */
const CODE = 'MONTHLY_FIXED_PRICE';

/** Puts a monthly box in the cart, in place of one that is there; answers the failure, if there is one. */
export const addBox =
  ({ boxes = 0, products }: BoxChoice, gift?: Gift): AppThunk<Promise<Failure | null>> =>
  (dispatch) => {
    dispatch(podsChosen(chosenOf(CODE, products)));
    return dispatch(
      withPageLoader(
        addOffer(async ({ api, params, call, cartGuid }) => {
          const body = { ...cartGuid, boxes, products, ...(gift && { gift }) };
          const path = '/rest/v2/{site}/users/{user}/addMonthlyBoxSubscription';
          return (await api.post(path, { params, body, call })).data;
        }),
      ),
    );
  };
