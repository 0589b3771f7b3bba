import { describe, expect, it } from 'vitest';
import { perigoNoTexto } from './perigo.ts';

const telefonesDe = (texto: string): string[] =>
  perigoNoTexto(texto)?.telefones.map(({ numero }) => numero) ?? [];

describe('danger to life or health comes before everything', () => {
  it.each([
    ['quero me matar', '188'],
    ['kero mi matar', '188'],
    ['vou me matar hoje', '188'],
    ['nao quero mais viver', '188'],
    ['não aguento mais viver assim', '188'],
    ['tô pensando em suicídio', '188'],
    ['penso em suisidio', '188'],
    ['queria estar morta', '188'],
    ['vou tirar minha vida', '188'],
    ['meu filho tentou se matar', '188'],
    ['não vejo mais sentido na vida', '188'],
    ['meu vizinho ta batendo na mulher agora', '190'],
    ['meu marido me bateu', '180'],
    ['meu marido mi bate todo dia', '180'],
    ['estou apanhando do meu namorado', '180'],
    ['tem um homem batendo em uma mulher na rua', '190'],
    ['fui espancada', '190'],
    ['fui estuprada', '180'],
    ['fui estrupada ontem', '190'],
    ['abusaram de mim', '192'],
    ['meu padrasto abusa da minha irmã, ela é criança', '100'],
    ['tem uma crianca trancada sozinha em casa', '100'],
    ['o vizinho espanca os filhos', '100'],
    ['batem no idoso do asilo', '100'],
    ['minha casa ta pegando fogo', '193'],
    ['tem um incêndio no prédio', '193'],
    ['cheiro de gas muito forte', '193'],
    ['ele apontou uma arma pra mim', '190'],
    ['um homem com uma faca na escola', '190'],
    ['meu ex disse que vai me matar', '190'],
    ['socorro', '190'],
    ['minha mãe está passando mal', '192'],
    ['ele não está respirando', '192'],
    ['acho que é infarto', '192'],
    ['estão agredindo uma pessoa', '190'],
    ['tem um senhor desmaiado na fila do hospital', '192'],
    ['minha tia desmaiou', '192'],
  ])('“%s” gives %s', (texto, numero) => {
    expect(telefonesDe(texto)).toContain(numero);
  });

  it.each([
    'qual o prazo?',
    'quero denunciar desmatamento',
    'o servidor bate o ponto e vai embora',
    'me bateu uma dúvida sobre o prazo',
    'alvará contra incêndio demora muito',
    'extintor de incêndio vencido na escola',
    'quero registrar uma reclamação',
    'como faço porte de arma',
    'terreno abandonado cheio de criança brincando',
    'matar mosquito da dengue é com quem',
    'abuso de autoridade do diretor',
    'meu filho não tem vaga na creche',
    'vão me contar se a pessoa foi punida?',
    'ninguém quer me contar o resultado',
    'enquanto eu não mando o documento os dias continuam correndo?',
    'o prazo está correndo',
  ])('“%s” is no emergency', (texto) => {
    expect(perigoNoTexto(texto)).toBeNull();
  });

  it('says it kindly, in whole sentences with the number in them', () => {
    const perigo = perigoNoTexto('quero me matar');
    expect(perigo?.frases.join(' ')).toMatch(/Sinto muito.*188.*192/);
  });
});
