import 'creator-elements/creator-earnings';
import 'creator-elements/loader';
import './theme.css';

const earnings = document.querySelector('creator-earnings');
document.querySelector('button').addEventListener('click', () => {
  earnings.view = 'past_payments';
});
earnings.addEventListener('creator-change', (event) => {
  document.querySelector('output').textContent = event.detail.filters.tab;
});
