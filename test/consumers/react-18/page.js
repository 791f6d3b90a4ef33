const { createElement: h, useEffect, useRef, useState, Fragment } = React;

// React 18 makes an attribute of whatever it is given, and knows no events of other names: both go by a ref.
function Page() {
  const earnings = useRef(null);
  const [view, setView] = useState('earnings');
  const [chosen, setChosen] = useState('nothing');
  useEffect(() => {
    const keep = (event) => setChosen(event.detail.filters.tab);
    const element = earnings.current;
    element.addEventListener('creator-change', keep);
    return () => element.removeEventListener('creator-change', keep);
  }, []);
  return h(Fragment, null,
    h('h1', null, 'Partner centre'),
    h('button', { type: 'button', onClick: () => setView('past_payments') }, 'Show past payments'),
    h('p', null, 'Chosen: ', h('output', null, chosen)),
    h('creator-earnings', { ref: earnings, scenario: 'busy-creator', view }));
}

ReactDOM.createRoot(document.getElementById('page')).render(h(Page));
