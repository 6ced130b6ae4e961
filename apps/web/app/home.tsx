import { Mark } from '@wura/ui/mark';

export function meta() {
  return [{ title: 'Wura' }];
}

export default function Home() {
  return (
    <main id="main" className="p-10">
      <h1>
        <Mark name="Wura" />
      </h1>
    </main>
  );
}
