/** The bank that asks its customer. */
const title = document.createElement('h1');
title.textContent = 'Is it you?';
document.body.append(title);
for (const [label, isHim] of [
  ['Yes, pay', true],
  ['No', false],
]) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => parent.postMessage({ type: 'answer', isHim }, '*'));
  document.body.append(button);
}
