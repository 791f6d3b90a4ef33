import type { ReactNode } from 'react';
import '../theme.css';

export const metadata = { title: 'Partner centre' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
