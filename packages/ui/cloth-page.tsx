import type { ReactNode } from 'react';

/** A whole page of cloth on a phone, a panel of it on a desktop: where a payment is under way, and where it ends. */
export function ClothPage({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`on-cloth flex min-h-dvh grow flex-col bg-cloth-ngn px-5 pb-[calc(16px+env(safe-area-inset-bottom))] text-on-cloth md:mx-auto md:min-h-0 md:max-w-[520px] md:rounded-panel md:px-10 md:pb-8 ${className}`}
    >
      {children}
    </div>
  );
}
