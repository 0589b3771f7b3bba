import { expect, it } from 'vitest';
import { fraseDoDesfazer } from './desfazer.ts';

it('N10 the last question promises a way back only where there is one', () => {
  const repetida = { idManifestacao: 2 };
  expect(fraseDoDesfazer([{ idManifestacao: 1 }])).toContain('30 segundos para desfazer');
  expect(fraseDoDesfazer([{ idManifestacao: 1, grupo: null }])).toContain('30 segundos');
  // A repeated one is acted on alone; its principal takes the others along.
  expect(fraseDoDesfazer([{ ...repetida, grupo: { idPrincipal: 1, casos: [{}] } }])).toContain('30 segundos');
  expect(fraseDoDesfazer([{ idManifestacao: 1, grupo: { idPrincipal: 1, casos: [{}] } }])).toContain(
    'não dá para desfazer',
  );
  expect(fraseDoDesfazer([{ idManifestacao: 1 }, repetida])).toContain('não dá para desfazer');
});
