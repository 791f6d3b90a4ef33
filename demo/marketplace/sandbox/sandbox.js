/** The control page works without this script; it keeps messages and comments fresh, and copies links. */
const base = new URL('..', import.meta.url).pathname;
let shown = '';

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(`${base}sandbox/messages`);
    const text = await answer.text();
    if (!answer.ok || text === shown) return;
    shown = text;
    for (const list of new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-live]')) {
      document.getElementById(list.id)?.replaceWith(list);
    }
  } catch {
    // the server is restarting; the next round will show
  }
}

if (document.querySelector('[data-live]')) {
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
