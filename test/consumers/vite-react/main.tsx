import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page';
import './theme.css';

const place = document.getElementById('page');
if (place) createRoot(place).render(<StrictMode><Page /></StrictMode>);
