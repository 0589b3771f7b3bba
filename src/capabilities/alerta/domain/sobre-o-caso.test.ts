import { expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { sobreOCaso } from './sobre-o-caso.ts';

const umCaso = {
  idTipo: TipoManifestacao.reclamacao,
  tipo: 'Reclamação',
  isRestrita: false,
  assunto: 'Aposentadoria',
  prazo: '2026-03-14',
};

it('N14 an alert names type, subject and last day of its case', () => {
  expect(sobreOCaso(umCaso)).toEqual({
    tipoDoCaso: 'Reclamação',
    assunto: 'Aposentadoria',
    prazo: '2026-03-14',
  });
});

it('N14 of sealed or restricted cases it names the last day, and not the subject', () => {
  for (const protegido of [
    { ...umCaso, idTipo: TipoManifestacao.denuncia, tipo: 'Denúncia' },
    { ...umCaso, idTipo: TipoManifestacao.comunicacao, tipo: 'Comunicação' },
    { ...umCaso, isRestrita: true },
  ])
    expect(sobreOCaso(protegido)).toMatchObject({ assunto: null, prazo: '2026-03-14' });
});
