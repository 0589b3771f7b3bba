import { expect, it } from 'vitest';
import { filtroDeManifestacoes, filtroDeRecursos } from './filtro.ts';

const nomes = [...Object.keys(filtroDeManifestacoes.shape), ...Object.keys(filtroDeRecursos.shape)].filter(
  (nome) => nome.startsWith('Data'),
);
const ler = (nome: string, valor: unknown) => {
  const schema = nome in filtroDeRecursos.shape ? filtroDeRecursos : filtroDeManifestacoes;
  return schema.safeParse({ [nome]: valor });
};

it('knows the eight Data… filters', () => {
  expect(nomes).toHaveLength(8);
});

it.each(nomes)('%s takes dd/MM/yyyy, also with HH:mm or HH:mm:ss', (nome) => {
  for (const [escrito, lido] of [
    ['01/02/2026', { dia: '2026-02-01', comeca: '2026-02-01', dura: '1 day' }],
    ['01/02/2026 23:59', { dia: '2026-02-01', comeca: '2026-02-01 23:59', dura: '1 minute' }],
    ['01/02/2026 00:00:07', { dia: '2026-02-01', comeca: '2026-02-01 00:00:07', dura: '1 second' }],
  ] as const)
    expect(ler(nome, escrito).data, escrito).toEqual({ [nome]: lido });
  expect(ler(nome, undefined).success).toBe(true);
});

it.each(nomes)('%s refuses an empty or odd date with the accepted forms', (nome) => {
  for (const escrito of [
    '',
    ' ',
    '2026-02-01',
    '30/02/2026',
    '1/2/2026',
    '01/01/0001',
    '01/02/2026 24:00',
    '01/02/2026 12:60',
    '01/02/2026 9:00',
    '01/02/2026T09:00',
    '01/02/2026 09:00:00.000',
    '01/02/2026  09:00',
    'ontem',
    null,
    ['01/02/2026', '02/02/2026'],
  ]) {
    const recusa = ler(nome, escrito).error?.issues[0];
    expect(recusa?.path, String(escrito)).toEqual([nome]);
    expect(recusa?.message, String(escrito)).toContain(
      'dd/MM/aaaa, com ou sem a hora: dd/MM/aaaa HH:mm ou dd/MM/aaaa HH:mm:ss',
    );
  }
});
