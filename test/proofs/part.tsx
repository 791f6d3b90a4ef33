// as test/widgets/fence.test.tsx, proves by part, rule
import { expect } from '@open-wc/testing';
import { Chip } from '../../src/widgets/chip';
import { mount } from './mount';

it('draws it', () => { expect(mount(<Chip />).text()).to.equal(''); });
it('counts', () => { expect(1 + 1).to.equal(2); });
