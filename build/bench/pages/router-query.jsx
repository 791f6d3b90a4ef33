import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { load } from './data.mjs';
import { Payments } from './screen.jsx';
import './page.css';

function Page() {
  const { data } = useQuery({ queryKey: ['payments'], queryFn: load });
  return data ? <Payments {...data} /> : <p>Loading</p>;
}

const router = createBrowserRouter([{ path: '/', element: <main><Outlet /></main>, children: [{ path: '*', element: <Page /> }] }]);

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
