import { describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDateOrNull } from '#kernel/prazo/data.ts';
import { conversar } from './conversa.ts';
import { temasDoPrazo } from './entender.ts';
import { explicarPrazo } from './explicar-prazo.ts';
import type { Passo } from './passo.ts';
import { fontesDe, isEnderecoNosso, type Resposta, resumir } from './resposta.ts';

const dizer = (texto: string, passo: Passo | null = null, temRelato = false): Resposta => {
  const resposta = conversar({ texto, passo, temRelato });
  if (!('paragrafos' in resposta)) throw new Error(`not answered here: ${resposta.nome}`);
  return resposta;
};

describe('the conversation', () => {
  it('takes an account straight to its type, keeps it for the form and asks a denúncia how', () => {
    const conta = dizer('meu chefe pede propina para liberar alvará');
    expect(conta).toMatchObject({ isRelato: true, passo: { em: 'arvore', pergunta: 'como-denunciar' } });
    expect(conta.paragrafos[0]).toContain('parece uma denúncia');
    const pronta = dizer('sem me identificar', conta.passo, true);
    expect(pronta.acoes).toEqual([
      expect.objectContaining({ tipo: 'formulario', idTipo: TipoManifestacao.denuncia, anonimo: true }),
    ]);
  });

  it('asks what happened before the form, and keeps what is told', () => {
    const escolheu = dizer('quero reclamar');
    expect(escolheu.passo).toEqual({ em: 'relato', idTipo: TipoManifestacao.reclamacao, anonimo: false });
    const contou = dizer('a agência fechou as portas antes da hora', escolheu.passo);
    expect(contou).toMatchObject({
      isRelato: true,
      acoes: [{ tipo: 'formulario', idTipo: TipoManifestacao.reclamacao }],
    });
  });

  it('leaves the questions of the tree for another question, and takes it up by name', () => {
    const passo: Passo = { em: 'arvore', pergunta: 'houve-irregularidade' };
    expect(conversar({ texto: 'qual o prazo?', passo, temRelato: false })).toMatchObject({ nome: 'prazo' });
    const relato: Passo = { em: 'relato', idTipo: TipoManifestacao.elogio, anonimo: false };
    expect(
      conversar({ texto: 'posso anexar uma foto no elogio?', passo: relato, temRelato: false }),
    ).toMatchObject({
      nome: 'pergunta',
    });
  });

  it('says that it is a program, and where people are', () => {
    const resposta = dizer('quero falar com uma pessoa');
    expect(resposta.paragrafos[0]).toContain('Eu sou um programa');
    expect(resposta.acoes).toContainEqual(expect.objectContaining({ endereco: '/orgao' }));
  });
});

describe('a deadline explained', () => {
  const hoje = plainDateOrNull(2026, 3, 12);
  it.each(temasDoPrazo)('of %s in sentences, with the law', (tema) => {
    if (!hoje) throw new Error('no day');
    const texto = explicarPrazo(tema, criarCalendario([]), hoje).join(' ');
    expect(texto).toMatch(/Lei|Decreto/);
    if (tema !== 'silencio') expect(texto).toMatch(/\d{2}\/\d{2}\/2026/);
  });

  it('counts as the simulator does', () => {
    if (!hoje) throw new Error('no day');
    expect(explicarPrazo('acesso', criarCalendario([]), hoje)[1]).toContain('01/04/2026');
  });
});

describe('what is shown of the help', () => {
  it('links only to this site', () => {
    expect(isEnderecoNosso('/perguntas-frequentes#a')).toBe(true);
    for (const fora of [
      'https://mau.example',
      '//mau.example',
      '/\\mau.example',
      'javascript:alert(1)',
      '',
      '/a b',
    ])
      expect(isEnderecoNosso(fora)).toBe(false);
    const passagem = { fonte: 'pagina', titulo: 'x', trecho: 'y', relevancia: 1 } as const;
    expect(
      fontesDe([
        { ...passagem, endereco: 'javascript:alert(1)' },
        { ...passagem, endereco: '/a' },
      ]),
    ).toHaveLength(1);
  });

  it('is plain text in whole sentences', () => {
    expect(resumir('Em até **30 dias**. Veja o [simulador](/simulador-de-prazos).')).toBe(
      'Em até 30 dias. Veja o simulador.',
    );
    expect(resumir(`${'Uma frase. '.repeat(200)}`).endsWith('frase.')).toBe(true);
  });
});
