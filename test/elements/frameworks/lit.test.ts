import { describeFramework } from '../../support/framework-cases';
import { framework } from './lit/adapter';

describeFramework('Lit 3', framework, { richEarly: 'kept', values: 'before' });
