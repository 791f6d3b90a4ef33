// Angular puts the elements of an @if block into the document before it sets what is bound.
import { describeFramework } from '../../support/framework-cases';
import { framework } from './angular/adapter';

// Angular puts the elements of an @if block into the document before it sets what is bound.
describeFramework('Angular 21', framework, { richEarly: 'kept', values: 'after' });
