/** Pages under `/content/`: what is read on them, and how one finds the way in a long one. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
});
afterAll(() => shop.stop());
afterEach(() => shop.commerce.answers.clear());

/** The page with these components, as the shop answers it. */
async function open(...components: object[]): Promise<string> {
  const page = {
    ...{ uid: 'p', label: 'p', pageType: 'ContentPage', title: 'A title of the editor', metadata: [] },
    contentSlots: [{ position: 'Section1', components }],
  };
  shop.commerce.answers.set('/rest/v2/usb2c/cms/pages', () => json(page));
  return (await fetch(`${shop.origin}/content/p`)).text();
}

describe('a content page', () => {
  const questions = (heading: string, question: string, html: string) => ({
    ...{ uid: heading, typeCode: 'QuestionsComponent', heading },
    questions: [{ question, html }],
  });
  const intro = { uid: 'i', typeCode: 'PageIntroComponent', heading: 'Help', text: 'Short answers.' };
  const help = { uid: 'help', typeCode: 'HelpComponent', heading: 'Still have a question?' };

  it('unfolds its answers without JavaScript, lists its headings and ends with whom to ask', async () => {
    const asked = ['Orders', 'Shipping', 'Pods', 'Brewers'].map((heading) =>
      questions(heading, `What of ${heading}?`, `<p>All about ${heading}.</p>`),
    );
    const html = await open(intro, ...asked, help);
    expect(html).toMatch(/<h1[^>]*>Help<\/h1>/);
    expect(html).not.toContain('A title of the editor</h1>');
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*><h3[^>]*>What of Orders\?<.*All about Orders\..*<\/details>/s,
    );
    expect([...html.matchAll(/href="(#[^"]+)"/g)].map(([, to]) => to)).toEqual(
      expect.arrayContaining(['#orders', '#shipping', '#pods', '#brewers']),
    );
    expect(html).toMatch(/<section id="shipping"[^>]*>/);
    expect(html).toMatch(/Still have a question\?.*tel:1-800-555-0142.*email-us-page.*<\/main>/s);
    expect(html).toContain('"@type":"FAQPage"');
  });

  it('shows steps in their order, each with its picture, and no list where it is short', async () => {
    const steps = {
      ...{ uid: 's', typeCode: 'StepsComponent', heading: 'Two steps' },
      steps: [
        { title: 'Peel', text: 'The lid.', image: 'lid.webp' },
        { title: 'Rinse', text: 'The cup.' },
      ],
    };
    const html = await open(intro, steps);
    expect(html).toMatch(/<ol[^>]*>.*\/media\/lid\.webp.*Peel.*Rinse.*<\/ol>/s);
    expect(html).not.toContain('id="contents"');
    expect(html).not.toContain('FAQPage');
  });

  it('of plain text has its own name as heading', async () => {
    const text = { uid: 't', typeCode: 'RichTextComponent', html: 'Words' };
    expect(await open(text)).toMatch(/<h1[^>]*>A title of the editor<\/h1>/);
  });
});
