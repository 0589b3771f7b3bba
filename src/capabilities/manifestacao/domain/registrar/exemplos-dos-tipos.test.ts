import { expect, it } from 'vitest';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { tiposDoAtendimento, tiposDoCanalInterno } from './exemplos-dos-tipos.ts';
import { tiposPermitidos } from './lugar-e-tipos.ts';

const federais = tiposPermitidos(Esfera.federal, undefined);

it('N16 the internal channel has the same six types, in words for who works there, the denúncia first', () => {
  const internos = tiposDoCanalInterno(federais);
  expect(internos.map(({ nome }) => nome).toSorted()).toEqual(federais.map(({ nome }) => nome).toSorted());
  expect(internos[0]).toMatchObject({ tipo: TipoManifestacao.denuncia });
  const ditos = internos.map(({ exemplo }) => exemplo).join(' ');
  for (const palavra of ['assédio', 'conduta', 'condições de trabalho', 'retaliação'])
    expect(ditos).toContain(palavra);
  expect(federais.some(({ exemplo }) => internos.some((interno) => interno.exemplo === exemplo))).toBe(false);
});

it('N16 a place that offers fewer types offers no more inside', () => {
  const [reclamacao] = federais;
  if (!reclamacao) throw new Error('No types');
  expect(tiposDoCanalInterno([reclamacao]).map(({ nome }) => nome)).toEqual(['Reclamação']);
});

it('N15 a clerk reads of the person, never of themselves', () => {
  const ditos = tiposDoAtendimento(federais).map(({ exemplo }) => exemplo);
  expect(ditos).toHaveLength(6);
  for (const dito of ditos) expect(dito).not.toMatch(/\b(quero|preciso|tenho|me|você|sua|seu)\b/i);
});
