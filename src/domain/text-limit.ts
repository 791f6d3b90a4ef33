/** A text over its limit reports that first, otherwise the field's own validator decides (specification section 5). */
export function checkLength<Problem>(text: string, max: number, otherwise: Problem): Problem | 'tooLong' {
  return text.length > max ? 'tooLong' : otherwise;
}
