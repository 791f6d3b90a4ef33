// as src/features/shared/screen/fence.tsx, refused by boundaries/dependencies
export { HelpScreen } from '../../help/help-screen';
