import { expect, it } from 'vitest';
import '#web/atos-do-produto.ts';
import { atosDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { gruposDeAtos } from './grupos-de-atos.ts';

it('N14 every act of the office is in exactly one group of the menu, which keeps the order of a working day', () => {
  const atos = atosDaEquipe();
  const agrupados = gruposDeAtos(atos).flatMap((grupo) => grupo.atos);
  expect(agrupados.toSorted((a, b) => a.tela.ordem - b.tela.ordem)).toEqual(atos);
  for (const grupo of gruposDeAtos(atos))
    expect(grupo.atos).toEqual(atos.filter((ato) => grupo.atos.includes(ato)));
  const grupoDe = (nome: string) =>
    gruposDeAtos(atos).find((grupo) => grupo.atos.some((ato) => ato.nome === nome))?.heading;
  expect(
    [
      'responder',
      'prorrogar',
      'contribuir',
      'encaminhar',
      'pedirIdentidade',
      'arquivar',
      'restringirConteudo',
    ].map(grupoDe),
  ).toEqual([
    'Tratar',
    'Tratar',
    'Tratar',
    'Pedir ou passar adiante',
    'Pedir ou passar adiante',
    'Classificar ou encerrar',
    'Registrar ou proteger',
  ]);
});

it('N14 a group without acts is not in the menu', () => {
  const responder = atosDaEquipe().filter(({ nome }) => nome === 'responder');
  expect(gruposDeAtos(responder).map(({ heading }) => heading)).toEqual(['Tratar']);
});
