import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import {
  arvoreDosTipos,
  depoisDoTipo,
  escolher,
  type PerguntaDaArvore,
  perguntasDaArvore,
} from './arvore-dos-tipos.ts';
import { tiposQueSeRegistram } from './tipos-de-manifestacao.ts';

/** Walks down the tree with these answers, from the first question. */
const descer = (...respostas: string[]) => {
  let aqui: PerguntaDaArvore = 'o-que-quer';
  for (const resposta of respostas) {
    const destino = escolher(aqui, resposta);
    if (destino === null || destino === 'de-novo' || 'idTipo' in destino) return destino;
    aqui = destino.pergunta;
  }
  return aqui;
};

describe('the questions that tell the types apart', () => {
  it.each([
    [
      ['Contar algo errado que alguém fez', 'sim', 'quero me identificar'],
      { idTipo: TipoManifestacao.denuncia, anonimo: false },
    ],
    [
      ['denunsia', 'sim, houve fraude', 'sem me identificar'],
      { idTipo: TipoManifestacao.denuncia, anonimo: true },
    ],
    [['1', '1', '2'], { idTipo: TipoManifestacao.denuncia, anonimo: true }],
    [['denunciar', 'não, o serviço é que foi ruim'], { idTipo: TipoManifestacao.reclamacao, anonimo: false }],
    [['reclamar', 'nao'], { idTipo: TipoManifestacao.reclamacao, anonimo: false }],
    [['pedir', 'um documento'], { idTipo: TipoManifestacao.acessoAInformacao, anonimo: false }],
    [['3', 'que consertem a praça'], { idTipo: TipoManifestacao.solicitacao, anonimo: false }],
    [['dar uma ideia', 'sim'], { idTipo: TipoManifestacao.simplifique, anonimo: false }],
    [['sugestão', 'não, é outra melhoria'], { idTipo: TipoManifestacao.sugestao, anonimo: false }],
    [['elogio'], { idTipo: TipoManifestacao.elogio, anonimo: false }],
  ])('%j', (respostas, esperado) => {
    expect(descer(...respostas)).toEqual(esperado);
  });

  it('reaches every type that can be filed, and ends on every way', () => {
    const vistos = new Set<number>();
    const andar = (pergunta: PerguntaDaArvore, fundo: number): void => {
      expect(fundo).toBeLessThan(5);
      for (const { vai } of arvoreDosTipos[pergunta].opcoes) {
        if ('idTipo' in vai) vistos.add(vai.idTipo);
        else andar(vai.pergunta, fundo + 1);
      }
    };
    andar('o-que-quer', 0);
    expect([...vistos].sort()).toEqual([...tiposQueSeRegistram].sort());
  });

  it('has each label choose its own option', () => {
    for (const pergunta of perguntasDaArvore)
      for (const { rotulo, vai } of arvoreDosTipos[pergunta].opcoes)
        expect(escolher(pergunta, rotulo)).toEqual(vai);
  });

  it.each([
    'nao, foi fraude mesmo',
    'ele não cumpriu a lei',
    'não, foi propina',
    'nao sei, mas teve asedio',
    'descumpriram a lei',
    'sim',
  ])('at “houve irregularidade?”, “%s” leads to a denúncia', (texto) => {
    expect(escolher('houve-irregularidade', texto)).toEqual({ pergunta: 'como-denunciar' });
  });

  it.each([
    'não sei',
    'nao sei',
    'n sei',
    'talvez',
    'acho que sim',
    'os dois',
    'sei lá',
    'não tenho certeza',
    'sim e o serviço foi ruim',
  ])('“%s” chooses nothing: it is asked again', (texto) => {
    expect(escolher('houve-irregularidade', texto)).toBe('de-novo');
  });

  it('a crime told where something is asked for is no request', () => {
    expect(escolher('o-que-pede', 'que parem de vender vaga')).toEqual({ pergunta: 'como-denunciar' });
    expect(escolher('que-ideia', 'não, é fraude')).toEqual({ pergunta: 'como-denunciar' });
  });

  it('takes no question and no account for an answer', () => {
    expect(escolher('houve-irregularidade', 'qual é o prazo?')).toBeNull();
    expect(escolher('o-que-pede', 'palavra '.repeat(30))).toBeNull();
    expect(escolher('o-que-quer', '9')).toBe('de-novo');
    expect(escolher('o-que-quer', '')).toBeNull();
  });

  it('asks only who denounces whether they want to be known', () => {
    expect(depoisDoTipo(TipoManifestacao.denuncia)).toEqual({ pergunta: 'como-denunciar' });
    expect(depoisDoTipo(TipoManifestacao.elogio)).toEqual({
      idTipo: TipoManifestacao.elogio,
      anonimo: false,
    });
  });
});
