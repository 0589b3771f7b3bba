import { expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import assuntos from '../../../../db/reference/14-assunto.json' with { type: 'json' };
import { ordenarParaOTipo } from './ordenar-para-o-tipo.ts';

const areas = (idTipo: number) => [
  ...new Set(ordenarParaOTipo(assuntos.linhas, idTipo).map(({ area }) => area)),
];

it('a denúncia begins with corruption, staff, procurement and harassment, then goes on as listed', () => {
  const daDenuncia = areas(TipoManifestacao.denuncia);
  expect(daDenuncia.slice(0, 5)).toEqual([
    'Corrupção',
    'Servidores',
    'Licitações',
    'Assédio e discriminação',
    'Saúde',
  ]);
  expect(daDenuncia.toSorted()).toEqual(areas(TipoManifestacao.reclamacao).toSorted());
});

it('keeps the order of the list within an area, and for every other type', () => {
  const corrupcao = (linhas: readonly (typeof assuntos.linhas)[number][]) =>
    linhas.filter(({ area }) => area === 'Corrupção');
  expect(corrupcao(ordenarParaOTipo(assuntos.linhas, TipoManifestacao.denuncia))).toEqual(
    corrupcao(assuntos.linhas),
  );
  expect(ordenarParaOTipo(assuntos.linhas, TipoManifestacao.reclamacao)).toEqual(assuntos.linhas);
});
