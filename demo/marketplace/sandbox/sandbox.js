/** The control page works without this script; it keeps the outbox fresh and copies links. */
const base = new URL('..', import.meta.url).pathname;
const list = document.querySelector('#outbox');
const empty = document.querySelector('#outbox-empty');
const moment = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
let shown = '';

const element = (tag, className, text) => Object.assign(document.createElement(tag), { className, textContent: text });

function line(message) {
  const item = document.createElement('li');
  item.append(
    element('span', 'tag', message.channel), ' ', element('strong', '', message.to), ' ',
    element('time', '', moment.format(new Date(message.at))),
    ...(message.otp ? [' ', element('code', 'otp', message.otp)] : []), element('pre', '', message.text),
  );
  return item;
}

async function refresh() {
  if (document.hidden) return;
  try {
    const { messages } = await (await fetch(`${base}sandbox/api/outbox`)).json();
    const state = JSON.stringify(messages.slice(0, 30));
    if (state === shown) return;
    shown = state;
    list.replaceChildren(...messages.slice(0, 30).map(line));
    empty.hidden = messages.length > 0;
  } catch {
    // the server is restarting; the next round will show
  }
}

if (list) {
  setInterval(refresh, 2000);
  document.addEventListener('visibilitychange', refresh);
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = 'Copied';
  } catch {
    button.closest('li').querySelector('input').select();
  }
});
