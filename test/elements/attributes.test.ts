import { expect } from '@open-wc/testing';
import { parseAttribute, propertyName, type AttributeType } from '../../elements/attributes';

describe('attributes', () => {
  for (const [attribute, property] of [['id', 'id'], ['post-id', 'postId'], ['a-b-c', 'aBC'], ['api-base', 'apiBase'], ['tab-2', 'tab-2']] as const) {
    it(`${attribute} is the property ${property}`, () => expect(propertyName(attribute)).to.equal(property));
  }

  const views = ['list', 'grid'] as const;
  for (const [type, text, value] of [
    ['boolean', null, false], ['boolean', '', true], ['boolean', 'false', false], ['boolean', 'true', true], ['boolean', ' false ', false], ['boolean', '0', true],
    [views, null, 'list'], [views, 'grid', 'grid'], [views, 'list', 'list'], [views, 'Grid', 'list'], [views, ' grid\n', 'grid'], [views, '', 'list'],
    ['string', null, undefined], ['string', '', ''], ['string', '5', '5'], ['string', '\n  post 5 ', 'post 5'], ['string', '"5"', '"5"'],
    ['number', null, undefined], ['number', '', undefined], ['number', ' ', undefined], ['number', '5', 5], ['number', ' -0.5 ', -0.5], ['number', '\n5\n', 5], ['number', '0', 0], ['number', '.5', 0.5], ['number', 'many', undefined],
    ['json', null, undefined], ['json', '{"a":[1]}', { a: [1] }], ['json', '5', 5], ['json', 'null', null], ['json', '{oops', undefined], ['json', '', undefined],
  ] as [AttributeType, string | null, unknown][]) {
    it(`${JSON.stringify(text)} as ${JSON.stringify(type)} is ${JSON.stringify(value)}`, () => expect(parseAttribute(type, text)).to.deep.equal(value));
  }

  const list = [1];
  for (const [type, given, value] of [
    ['string', undefined, undefined], ['string', null, undefined], ['string', 'a', 'a'], ['string', 7, '7'], ['string', 0, '0'], ['string', 7n, '7'], ['string', '', ''],
    ['string', new URL('https://shop.example/creators'), 'https://shop.example/creators'],
    [views, undefined, 'list'], [views, null, 'list'], [views, 'grid', 'grid'], [views, 'nonsense', 'list'], [views, 1, 'list'], [views, {}, 'list'],
    ['number', 5, 5], ['number', '5', 5], ['number', 'many', undefined], ['number', null, undefined],
    ['boolean', true, true], ['boolean', false, false], ['boolean', '', true], ['boolean', 'false', false], ['boolean', null, false],
    ['json', list, list], ['json', 5, 5], ['json', null, undefined],
  ] as [AttributeType, unknown, unknown][]) {
    it(`${typeof given} ${String(given)} as a property of ${JSON.stringify(type)} is ${JSON.stringify(value)}`, () => expect(parseAttribute(type, given)).to.equal(value));
  }
});
