import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { load } from './data.mjs';
import { Payments } from './screen.jsx';
import './page.css';

function Page() {
  const [data, setData] = useState();
  useEffect(() => {
    void load().then(setData);
  }, []);
  return data ? <Payments {...data} /> : <p>Loading</p>;
}

createRoot(document.getElementById('root')).render(<Page />);
