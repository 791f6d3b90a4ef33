/** A text over its limit says so first; otherwise the field's own validator speaks (specification section 5). */
export function checkLength<Problem>(text: string, max: number, otherwise: Problem): Problem | 'tooLong' {
  return text.length > max ? 'tooLong' : otherwise;
}
