/**
 * A stand-in for Stripe.js: as much of it as the shop calls, with fields in a frame of js.stripe.com and a bank in one of
 * hooks.stripe.com, so that the page's policy is tried as by the real one.
 */
const API = 'https://api.stripe.com/fake';

const ask = async (body) => (await fetch(API, { method: 'POST', body: JSON.stringify(body) })).json();

/** A frame, and the messages from it. */
function frameOf(src, title, parent) {
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.title = title;
  frame.style.width = '100%';
  frame.style.height = '230px';
  frame.style.border = '0';
  parent.append(frame);
  const heard = (wanted) =>
    new Promise((resolve) => {
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow || !wanted.includes(data.type)) return;
        window.removeEventListener('message', listen);
        resolve(data);
      };
      window.addEventListener('message', listen);
    });
  return { frame, heard, tell: (message) => frame.contentWindow.postMessage(message, '*') };
}

function elementsOf(told, locale) {
  let entered;
  let fields;
  const handlers = {};
  return {
    told,
    create: () => ({
      on: (name, handler) => {
        handlers[name] = handler;
      },
      mount: (place) => {
        fields = frameOf(`https://js.stripe.com/fields?lang=${locale}`, 'Secure payment input frame', place);
        fields.heard(['ready']).then(() => handlers.ready?.());
      },
      destroy: () => fields?.frame.remove(),
    }),
    update: (changed) => {
      Object.assign(told, changed);
    },
    submit: async () => {
      const answer = fields.heard(['card', 'invalid']);
      fields.tell({ type: 'submit' });
      entered = await answer;
      return entered.type === 'invalid' ? { error: { type: 'validation_error' } } : {};
    },
    number: () => entered?.number,
  };
}

async function handleNextAction({ clientSecret }) {
  const cover = document.createElement('div');
  cover.style.position = 'fixed';
  cover.style.inset = '0';
  cover.style.zIndex = '99999';
  cover.style.background = '#fff';
  document.body.append(cover);
  const bank = frameOf('https://hooks.stripe.com/bank', 'Bank', cover);
  const { isHim } = await bank.heard(['answer']);
  await ask({ clientSecret, isHim });
  cover.remove();
  return isHim ? {} : { error: { type: 'card_error' } };
}

window.Stripe = (key, { locale }) => {
  if (!key?.startsWith('pk_')) throw new Error('There is no publishable key');
  return {
    elements: ({ mode, amount, currency, setupFutureUsage }) =>
      elementsOf({ mode, amount, currency, setupFutureUsage }, locale),
    createConfirmationToken: async ({ elements }) => ({
      confirmationToken: await ask({ number: elements.number(), told: elements.told }),
    }),
    handleNextAction,
  };
};
