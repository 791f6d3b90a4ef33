import { loginWords } from '../../text/en/login';

/** Three testimonials. */
export function Testimonials() {
  const { title, list } = loginWords.testimonials;
  return (
    <section className="testimonials" aria-labelledby="testimonials">
      <h2 id="testimonials">{title}</h2>
      {list.map(({ text, name, about }) => (
        <figure key={about} className="testimonial" part="card">
          <blockquote>{text}</blockquote>
          <figcaption><strong>{name}</strong> {about}</figcaption>
        </figure>
      ))}
    </section>
  );
}
