import { expect, it } from 'vitest';
import { novoRegistro } from '#testing/registro.ts';
import { registro as schema } from '../../contract.ts';
import { hashDoConteudo } from './envio.ts';

const config = { keyFor: (purpose: string) => Buffer.from(purpose.padEnd(32, '.')) };
const registro = schema.parse(
  novoRegistro({
    anexos: [
      { idAnexo: 1, segredo: 'a'.repeat(30) },
      { idAnexo: 2, segredo: 'b'.repeat(30) },
    ],
    teor: { texto: 'Esperei três horas.', resumo: 'Espera' },
  }),
);
const hash = (mudanca: Partial<typeof registro> = {}) =>
  hashDoConteudo(config, { ...registro, ...mudanca }).toString('hex');

it('is the same for the same content, in whatever order its fields and files are written', () => {
  expect(hash({ teor: { resumo: 'Espera', texto: 'Esperei três horas.' } })).toBe(hash());
  expect(hash({ anexos: registro.anexos.toReversed() })).toBe(hash());
  expect(hash({ uf: 'CE', idRascunho: crypto.randomUUID() })).toBe(hash());
});

it('changes with text, office, files and the wish to be known', () => {
  const outros = [
    hash({ teor: { texto: 'Esperei quatro horas.', resumo: 'Espera' } }),
    hash({ idOuvidoriaDestino: registro.idOuvidoriaDestino + 1 }),
    hash({ anexos: registro.anexos.slice(1) }),
    hash({ preservarIdentidade: true }),
    hash({ chaveEnvio: crypto.randomUUID() }),
  ];
  expect(new Set([hash(), ...outros]).size).toBe(outros.length + 1);
});
