import { configureCreator } from 'creator-elements';
import 'creator-elements/creator-help';

configureCreator({ apiBase: '/api' });
