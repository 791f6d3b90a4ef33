import { date, figures, load, rupees } from './data.mjs';

const sheet = new CSSStyleSheet();
sheet.replaceSync(':host{display:block;font:16px system-ui}dl{display:grid;grid-template-columns:1fr auto;margin:16px}dd{font-weight:700}ul{list-style:none;margin:0;padding:0}li{display:flex;justify-content:space-between;padding:12px 16px;border-top:1px solid #ddd}');

const element = (name, ...content) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

customElements.define('vanilla-payments', class extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const { totals, payments } = await load();
    root.append(
      element('h1', 'Payments'),
      element('dl', ...figures(totals).flatMap(([name, amount]) => [element('dt', name), element('dd', rupees(amount))])),
      element('ul', ...payments.map((payment) => element('li', element('span', date(payment.paid_on)), element('span', payment.status), element('b', rupees(payment.amount))))),
    );
  }
});
