/**
 * The test gateway's card fields. Runs in a frame of its own, as a real provider's do: the number stays in here, and
 * only a token leaves, by postMessage to the page that holds the frame.
 *
 * Parent to frame: { type: 'tokenize' }. Frame to parent, always with source 'crema-card-frame': { type: 'ready' }, {
 * type: 'resize', height }, { type: 'invalid', fields }, { type: 'token', token, card }. The shop's look is in the
 * fragment (`#`) of the frame's address: custom properties, and `font`, a font's address.
 */
const TOKENS = {
  4242424242424242: 'tok_success',
  4000000000000002: 'tok_declined',
  4000000000009995: 'tok_insufficient_funds',
  4000002500003155: 'tok_requires_authentication',
  4000000000000341: 'tok_timeout_after_charge',
  4000000000007726: 'tok_timeout_after_refund',
};

const form = document.querySelector('form');
const field = (name) => form.elements.namedItem(name);
const digits = (name) => field(name).value.replace(/\D/g, '');

const tell = (message) =>
  window.parent.postMessage({ source: 'crema-card-frame', ...message }, window.location.origin);

/** Month and year of `MM/YY`, if it is a month that is not past. */
function expiry() {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits('expiry')) ?? [];
  if (!month) return undefined;
  const now = new Date();
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end > now ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

function problems() {
  const wrong = [];
  if (!TOKENS[digits('number')]) wrong.push('number');
  if (!expiry()) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(digits('code'))) wrong.push('code');
  return wrong;
}

function show(wrong) {
  for (const name of ['number', 'expiry', 'code']) {
    const bad = wrong.includes(name);
    field(name).setAttribute('aria-invalid', String(bad));
    document.getElementById(`${name}-error`).hidden = !bad;
  }
  tellHeight();
}

function tokenize() {
  const wrong = problems();
  show(wrong);
  if (wrong.length > 0) {
    field(wrong[0]).focus();
    tell({ type: 'invalid', fields: wrong });
    return;
  }
  const number = digits('number');
  const { month, year } = expiry();
  tell({
    type: 'token',
    token: TOKENS[number],
    card: { brand: 'Visa', lastFour: number.slice(-4), expiryMonth: month, expiryYear: year },
  });
}

/** The body's height: the document is never shorter than its frame. */
const tellHeight = () => tell({ type: 'resize', height: document.body.offsetHeight });

/** Only the shop itself can hold the frame (frame-ancestors), and the font is its own (font-src). */
function wear({ font, ...tokens }) {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--${name}`, value);
  if (!font) return;
  const face = new FontFace('Shop', `url(${JSON.stringify(font)})`, { weight: '400 700', display: 'swap' });
  document.fonts.add(face);
  face.load().then(tellHeight, () => undefined);
}

field('number').addEventListener('input', (event) => {
  event.target.value = digits('number')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
});
field('expiry').addEventListener('input', (event) => {
  const typed = digits('expiry').slice(0, 4);
  event.target.value = typed.length > 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tokenize();
});
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  if (event.data?.type === 'tokenize') tokenize();
});
window.addEventListener('resize', tellHeight);
wear(Object.fromEntries(new URLSearchParams(window.location.hash.slice(1))));
tell({ type: 'ready' });
tellHeight();
