import { run } from './run.mjs';

// Walks through the story of docs/tour.md at the built app (npm run build), and takes its pictures.
process.exit(await run(['build/test.mjs', 'test/flows/tour.spec.ts'], { TOUR_PICTURES: 'yes' }));
