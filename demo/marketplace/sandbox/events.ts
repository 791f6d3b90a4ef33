import { html } from 'hono/html';
import { iso, textOf, type World } from '../world';
import { when } from './when';

/** The body as it was sent, with its time. */
interface ReceivedEvent { name: string; path: string; time: string; session_id: string; entered_from?: string; values?: Record<string, unknown>; received_at: string }

/** The latest analytics events, newest first. */
export async function latestEvents(world: World, count = 200): Promise<ReceivedEvent[]> {
  const rows = await world.rows("SELECT body, at FROM events WHERE kind = 'analytics' ORDER BY id DESC LIMIT ?", [count]);
  return rows.map((row) => ({ ...(JSON.parse(textOf(row.body)) as ReceivedEvent), received_at: iso(row.at) }));
}

/** The analytics events of the app, for a tester. */
export async function eventList(world: World): Promise<ReturnType<typeof html>> {
  const events = await latestEvents(world, 20);
  return html`<ul id="events" class="messages" data-live aria-label="Analytics events">${events.length === 0
    ? html`<li class="quiet">Nothing was counted yet. Use the app for a few seconds.</li>`
    : events.map((event) => html`<li><strong>${event.name}</strong> <code>${event.path}</code> <time>${when(Date.parse(event.received_at))}</time><br>
      <small>${Object.entries(event.values ?? {}).map(([name, value]) => `${name}: ${String(value)}`).join(' · ')}</small></li>`)}</ul>`;
}
