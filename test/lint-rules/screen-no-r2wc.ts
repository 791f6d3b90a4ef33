// as src/features/help/fence.tsx, refused by boundaries/dependencies
export { default } from '@r2wc/react-to-web-component';
