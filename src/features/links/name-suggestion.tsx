import { useSignals } from '@preact/signals-react/runtime';
import { nameFromProducts } from '../../domain/name-from-products';
import { affiliateLinksWords as words } from '../../text/en/affiliate-links';
import { Button } from '../../widgets/button';
import { useStore } from '../shared/screen/store-hooks';
import { linkStore } from './link-store';

/** A name made of the selected products, at one tap. The default name of the specification stays until then. */
export function NameSuggestion() {
  useSignals();
  const store = useStore(linkStore);
  const names = store.selection.value.products.map((product) => product.name).reverse();
  const suggestion = nameFromProducts(names, words.more);
  if (suggestion === store.form.value.name) return null;
  return (
    <Button className="name-from-products" onClick={() => store.setName(suggestion)}><span dir="auto">{words.useName(suggestion)}</span></Button>
  );
}
