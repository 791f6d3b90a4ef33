import type { ReactNode } from 'react';
import { loginWords } from '../../../text/en/login';
import { Button } from '../../../widgets/button';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './login.css';

const styled = styledBy(sheet);

interface LoginPageProps {
  /** The name of the marketplace. */
  brand: string;
  onJoin: () => void;
  /** The step of the login. */
  children: ReactNode;
}

/** What login opens with, around its current step. */
export function LoginPage({ brand, onJoin, children }: LoginPageProps) {
  return (
    <div ref={styled} className="column login">
      <div className="login-head">
        <h1 part="heading">{loginWords.title(brand)}</h1>
        <p>{loginWords.lead}</p>
      </div>
      <section className="login-card" part="card">{children}</section>
      <Button variant="quiet" onClick={onJoin} aria-haspopup="dialog">{loginWords.signUp.open}</Button>
      <Testimonials />
    </div>
  );
}

/** Three testimonials. */
export function Testimonials() {
  const { title, list } = loginWords.testimonials;
  return (
    <section className="testimonials" aria-labelledby="testimonials">
      <h2 id="testimonials">{title}</h2>
      {list.map(({ text, name, about }) => (
        <figure key={about} className="testimonial" part="card">
          <blockquote>{text}</blockquote>
          <figcaption><strong>{name}</strong> <span>{about}</span></figcaption>
        </figure>
      ))}
    </section>
  );
}
