import { keepSessionUnder } from '@wura/browser/session';
import { followSystemTheme } from '@wura/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './console.css';
import { sessionNames } from './session-names.ts';
import { createRoutes } from './routes.tsx';

keepSessionUnder(sessionNames);
followSystemTheme();

createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <RouterProvider router={createRoutes()} />
  </StrictMode>,
);
