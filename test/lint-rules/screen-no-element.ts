// as src/features/help/fence.tsx, refused by boundaries/dependencies
export { defineElement } from '../../../elements/define';
