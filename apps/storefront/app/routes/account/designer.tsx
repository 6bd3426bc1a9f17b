import { useReducer } from 'react';
import { useLocation } from 'react-router';
import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import { customerData } from '#app/features/customers/current/customerData.slice.ts';
import { LogInInPlace } from '#app/features/identity/login/LogInInPlace.tsx';
import RecipesPage from '#app/features/recipes/RecipesPage.tsx';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { userOf } from '#app/platform/session/visitor.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';

/** The drinks with what other features bring: the log-in, and the cart. */
export default function DrinkDesigner(head: { title: string; text: string }) {
  const m = useScreenMessages(texts);
  const { search } = useLocation();
  const site = useAppSelector((state) => state.apiConfig.brand);
  // Rendered again when a customer logs in or out, here or in the header.
  useAppSelector(customerData.select);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <RecipesPage
      {...head}
      search={search}
      isCustomer={() => userOf(site) !== 'anonymous'}
      account={<LogInInPlace onDone={lookAgain} />}
      order={(pod) => (
        <AddToCartButton
          code={pod.variantCode}
          productName={pod.name}
          available={pod.inStock}
          label={m.order()}
        />
      )}
    />
  );
}
