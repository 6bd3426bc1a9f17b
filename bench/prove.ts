/**
 * `npm run prove`: what is too long or too noisy for a test. Counts come from the database and the gateway's ledger,
 * read when the shop has ended, and from what the harness was told; never from the code that is proved. Taken up
 * again, it keeps what was measured at the same commit. Prints a table, writes `build/prove.json`, and ends with 1
 * when a target was missed.
 */
import { runSections } from './harness/sections.ts';
import { accounts } from './prove/accounts/accounts.ts';
import { autoDelivery } from './prove/auto-delivery/auto-delivery.ts';
import { kills } from './prove/checkouts/kills.ts';
import { races } from './prove/checkouts/races.ts';
import { faults } from './prove/faults/faults.ts';
import { image } from './prove/image/image.ts';
import { importing } from './prove/import/import.ts';
import { lighthouseScores } from './prove/lighthouse.ts';
import { payments } from './prove/payments/payments.ts';
import { perks } from './prove/perks/perks.ts';
import { quiz } from './prove/quiz.ts';
import { SABOTAGES } from './prove/sabotage.ts';
import { scaleOut } from './prove/scale-out/scale-out.ts';
import { silence } from './prove/silence/silence.ts';
import { sizes } from './prove/sizes/index.ts';
import { upgrade } from './prove/upgrade/upgrade.ts';
import { autoDeliveryHome } from './sections/auto-delivery-home.ts';
import { bytes } from './sections/bytes.ts';
import { cart } from './sections/cart.ts';
import { growth } from './sections/growth/growth.ts';
import { pages } from './sections/pages.ts';
import { perksBalance } from './sections/perks-balance.ts';
import { startAndMemory } from './sections/process.ts';
import { render } from './sections/render.ts';
import { search } from './sections/search.ts';

await runSections({
  title: 'npm run prove',
  file: 'prove',
  resumes: true,
  sections: [
    races,
    kills,
    payments,
    perks,
    faults,
    silence,
    scaleOut,
    upgrade,
    image,
    autoDelivery,
    importing,
    accounts,
    sizes,
    autoDeliveryHome,
    perksBalance,
    bytes,
    quiz,
    lighthouseScores,
    pages,
    render,
    growth,
    search,
    cart,
    startAndMemory,
  ],
  sabotages: SABOTAGES,
});
