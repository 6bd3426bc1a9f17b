/** The fields of the stand-in: what is typed stays in this frame until it is asked for. */
const french = new URLSearchParams(location.search).get('lang') === 'fr-CA';
const NAMES = french
  ? { number: 'Numéro de carte', expiry: 'Expire (MM/AA)', code: 'Code de sécurité' }
  : { number: 'Card number', expiry: 'Expires (MM/YY)', code: 'Security code' };

const field = {};
for (const [name, label] of Object.entries(NAMES)) {
  const row = document.createElement('p');
  row.append(document.createElement('label'));
  row.firstChild.append(`${label} `);
  field[name] = document.createElement('input');
  row.firstChild.append(field[name]);
  document.body.append(row);
}
const said = document.createElement('p');
said.setAttribute('role', 'alert');
document.body.append(said);

const tell = (message) => parent.postMessage(message, '*');
addEventListener('message', ({ data }) => {
  if (data.type !== 'submit') return;
  const number = field.number.value.replace(/\D/g, '');
  const isWhole = number.length === 16 && field.expiry.value && field.code.value;
  said.textContent = isWhole ? '' : 'Your card number is incomplete.';
  tell(isWhole ? { type: 'card', number } : { type: 'invalid' });
});
tell({ type: 'ready' });
