import { expect, it } from 'vitest';
import { paginaDeRecursos } from './pagina-de-recursos.ts';

it.each([
  [200, 200, false],
  [201, 200, true],
])('of %i appeals, %i brought: says whether some were left out', (total, trazidos, limitados) => {
  expect(paginaDeRecursos(['a'], { total, trazidos })).toEqual({
    Recursos: ['a'],
    TotalRegistrosEncontrados: total,
    ResultadosLimitadosAoMaximo: limitados,
  });
});
