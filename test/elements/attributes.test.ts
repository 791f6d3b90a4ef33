import { expect } from '@open-wc/testing';
import { parseAttribute, propertyName, type AttributeType } from '../../elements/attributes';

describe('attributes', () => {
  for (const [attribute, property] of [['id', 'id'], ['post-id', 'postId'], ['a-b-c', 'aBC'], ['api-base', 'apiBase'], ['tab-2', 'tab-2']] as const) {
    it(`${attribute} is the property ${property}`, () => expect(propertyName(attribute)).to.equal(property));
  }

  const views = ['list', 'grid'] as const;
  for (const [type, text, value] of [
    ['boolean', null, false], ['boolean', '', true], ['boolean', 'false', false], ['boolean', 'true', true], ['boolean', '0', true],
    [views, null, 'list'], [views, 'grid', 'grid'], [views, 'list', 'list'], [views, 'Grid', 'list'], [views, '', 'list'],
    ['string', null, undefined], ['string', '', ''], ['string', '5', '5'], ['string', '"5"', '"5"'],
    ['number', null, undefined], ['number', '', undefined], ['number', ' ', undefined], ['number', '5', 5], ['number', ' -0.5 ', -0.5], ['number', '0', 0], ['number', '.5', 0.5], ['number', 'many', undefined],
    ['json', null, undefined], ['json', '{"a":[1]}', { a: [1] }], ['json', '5', 5], ['json', 'null', null], ['json', '{oops', undefined], ['json', '', undefined],
  ] as [AttributeType, string | null, unknown][]) {
    it(`${JSON.stringify(text)} as ${JSON.stringify(type)} is ${JSON.stringify(value)}`, () => expect(parseAttribute(type, text)).to.deep.equal(value));
  }
});
