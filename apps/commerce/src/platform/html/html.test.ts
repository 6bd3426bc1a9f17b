import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_HTML, plainText, safeHtml } from './index.ts';

const markup = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<h1>',
      '<li>',
      '<td>',
      '</ul>',
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">',
      '</a>',
      '<svg/onload=x>',
      '<style>',
      '</style>',
      '<b onclick="x">',
      '</b>',
      '&lt;',
      '&amp;',
      '"',
      "'",
      '<!--',
      '-->',
      '<iframe srcdoc="<p>">',
      'word',
      ' ',
      '\u0000',
      '\ud800',
      'שלום',
      '<',
      '>',
      '&',
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

describe('safeHtml', () => {
  it('settles at once: what went through stays as it is', () => {
    fc.assert(
      fc.property(markup, fc.constantFrom(1, 4000), (html, times) => {
        const once = safeHtml(html.repeat(times));
        expect(safeHtml(once)).toBe(once);
      }),
      { numRuns: 60, examples: [['<p><li><h1>', 4000]] },
    );
  });

  it('lets no script, handler, style or foreign scheme through, and is done in one pass', () => {
    // covers: V5.2.1, V5.2.8, V5.3.3
    fc.assert(
      fc.property(markup, (html) => {
        const safe = safeHtml(html);
        expect(safe).not.toMatch(/<(?:script|img|svg|style|iframe|object|form)/i);
        expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|style|class|srcdoc)\s*=/i);
        expect(safe).not.toMatch(/href="\s*javascript/i);
        expect(safeHtml(safe)).toBe(safe);
      }),
    );
  });

  it('keeps a text whose styles are ten times as long as it, and tells once when a text itself is too long', () => {
    const told: string[] = [];
    const styled = `<p style="${'margin:0;'.repeat(60)}">word</p>`;
    expect(safeHtml(styled.repeat(300), () => told.push('styled'))).toBe('<p>word</p>'.repeat(300));
    const long = safeHtml('<p>word</p>'.repeat(7000), () => told.push('long'));
    expect([long.length <= LONGEST_HTML, long.endsWith('</p>')]).toEqual([true, true]);
    expect(safeHtml('w'.repeat(70_000), () => told.push('plain')).length).toBe(LONGEST_HTML);
    expect(told).toEqual(['long', 'plain']);
  });

  it('keeps running text, its direction and its links', () => {
    const html =
      '<h1 class="x">Title</h1><p dir="rtl">שלום <a href="https://shop.example/a" target="_blank">a</a></p>';
    expect(safeHtml(html)).toBe('<h2>Title</h2><p dir="rtl">שלום <a href="https://shop.example/a">a</a></p>');
  });
});

describe('plainText', () => {
  it('is one line without mark-up, never longer than asked, and storable', () => {
    // covers: V5.2.2
    fc.assert(
      fc.property(markup, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const plain = plainText(text, most);
        expect(plain.length).toBeLessThanOrEqual(most);
        expect(plain).toBe(plain.trim());
        expect(plain.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone
        expect(plain).not.toMatch(/[\u0000-\u001f]/);
      }),
    );
  });

  it('keeps comparisons and arrows that are no tags', () => {
    expect(plainText('6 < 10 & 12 > 8', 100)).toBe('6 < 10 & 12 > 8');
  });
});
