import * as v from 'valibot';
import { maxNameLength } from '../../domain/limits';
import { call } from './call';
import { object } from './object';
import { Acknowledgement, Product } from './shapes';

/**
 * Changes the name and the products of a collection. Optional: the specification does not say how a collection is changed. A screen offers it where a listed collection has
 * `is_editable` (decision E323). The products are all that the collection contains afterwards, in their order; the links
 * of those that stay, the page and the QR code stay as they are. The same change may be sent again.
 */
export const updateCollection = call('PUT', '/collection-links/update-collection/{id}', {
  body: object({
    collection: object({ name: v.pipe(v.string(), v.maxLength(maxNameLength)) }),
    product_details_list: v.array(Product),
  }),
  response: Acknowledgement, success: 'acknowledged', retry: 'once',
  assumed: true,
});
