import { type ComponentType, lazy } from 'react';
import type { BarrasHorizontaisProps } from './barras-horizontais.tsx';
import type { SerieTemporalProps } from './serie-temporal.tsx';

/** On a bad connection only the drawing is missing: its numbers are already on the page. */
function SemDesenho() {
  return <p>Não foi possível carregar o desenho. Os números estão na tabela.</p>;
}

/** The drawing library is heavy: it is loaded after the page, and only on screens that draw. */
const desenho = <Props extends object>(importar: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await importar() };
    } catch (error) {
      console.warn('Não foi possível carregar o desenho.', error);
      return { default: SemDesenho };
    }
  });

export const BarrasHorizontais = desenho<BarrasHorizontaisProps>(
  async () => (await import('./barras-horizontais.tsx')).BarrasHorizontais,
);

export const SerieTemporal = desenho<SerieTemporalProps>(
  async () => (await import('./serie-temporal.tsx')).SerieTemporal,
);
