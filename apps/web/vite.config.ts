import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Nothing is folded into data: addresses. The small font files would load for everyone, and the content security
  // policy allows fonts and images from our own origin only.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` } },
});
