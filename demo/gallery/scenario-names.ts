import { recordings } from '../../src/scenarios/recordings/recordings';

/** The scenarios that need no back end. */
export const scenarioNames: readonly string[] = Object.keys(recordings);
