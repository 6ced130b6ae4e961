export { default, ErrorBoundary, meta } from './wallet.tsx';
