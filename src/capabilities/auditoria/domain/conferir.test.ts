import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Conferencia, type EloComLinha } from './conferir.ts';
import { encadear, type LinhaAEncadear, type Ponta, textoDaLinha } from './encadeamento.ts';
import { textoDasPalavras } from './palavras.ts';
import { fraseDoProblema, type Problema } from './problema.ts';

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const selar = (hash: string): string => sha256(`selo ${hash}`);
const regras = { resumir: sha256, selar, marco: new Map<number, Ponta>() };

const linhas: readonly LinhaAEncadear[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  idOuvidoria: n % 2 === 0 ? 65 : 6,
  origem: 'administracao',
  idOrigem: n,
  linha: { id: n, acao: `Ato ${n}`, informacoes: { depois: { b: 1, a: [n] } } },
  palavras: null,
}));

const cadeia = (): EloComLinha[] =>
  encadear(regras, new Map<number, Ponta>(), linhas)
    .map((elo) => ({
      ...elo,
      linha: linhas.find(({ idOrigem }) => idOrigem === elo.idOrigem)?.linha ?? null,
      palavrasAgora: null,
      orgaoDaLinha: elo.idOuvidoria,
      marca: 'confere' as const,
      eliminada: false,
    }))
    .sort((a, b) => a.idOuvidoria - b.idOuvidoria || a.numero - b.numero);

const conferir = (elos: readonly EloComLinha[]): Problema[] => {
  const conferencia = new Conferencia(regras);
  return elos.flatMap((elo) => conferencia.conferir(elo));
};

/** The chain with the link of this office and number changed. */
const com = (idOuvidoria: number, numero: number, mudanca: Partial<EloComLinha>): EloComLinha[] =>
  cadeia()
    .map((elo) => (elo.idOuvidoria === idOuvidoria && elo.numero === numero ? { ...elo, ...mudanca } : elo))
    .sort((a, b) => a.idOuvidoria - b.idOuvidoria || a.numero - b.numero);

const resumo = (problemas: readonly Problema[]) =>
  problemas.map(({ tipo, idOuvidoria, numero }) => [tipo, idOuvidoria, numero]);

describe('the chain of the log', () => {
  it('numbers the links of each office from 1 and finds nothing in what nobody touched', () => {
    expect(cadeia().map(({ idOuvidoria, numero, idOrigem }) => [idOuvidoria, numero, idOrigem])).toEqual([
      [6, 1, 1],
      [6, 2, 3],
      [6, 3, 5],
      [65, 1, 2],
      [65, 2, 4],
      [65, 3, 6],
    ]);
    expect(conferir(cadeia())).toEqual([]);
  });

  it('names an edited row, and only that one', () => {
    expect(resumo(conferir(com(6, 2, { linha: { id: 3, acao: 'Outro ato' } })))).toEqual([
      ['linha-alterada', 6, 2],
    ]);
  });

  it('names a removed row', () => {
    expect(resumo(conferir(com(65, 2, { linha: null })))).toEqual([['linha-removida', 65, 2]]);
  });

  it('names the links that were removed, also the first of a chain', () => {
    const sem = (numero: number) => cadeia().filter((elo) => elo.idOuvidoria !== 6 || elo.numero !== numero);
    expect(resumo(conferir(sem(2)))).toEqual([['elo-removido', 6, 2]]);
    expect(resumo(conferir(sem(1)))).toEqual([['elo-removido', 6, 1]]);
  });

  it('names both of two links that changed places', () => {
    const trocada = cadeia().map((elo) => {
      if (elo.idOuvidoria !== 6 || elo.numero === 1) return elo;
      return { ...elo, numero: 5 - elo.numero };
    });
    const achados = resumo(
      conferir(trocada.sort((a, b) => a.idOuvidoria - b.idOuvidoria || a.numero - b.numero)),
    );
    expect(achados).toEqual([
      ['elo-alterado', 6, 2],
      ['elo-alterado', 6, 3],
    ]);
  });

  it('names a link that was given another number', () => {
    expect(resumo(conferir(com(6, 2, { numero: 9 })))).toEqual([
      ['elo-removido', 6, 2],
      ['elo-removido', 6, 4],
    ]);
  });

  it('names a row that was linked in the chain of another office', () => {
    expect(resumo(conferir(com(6, 1, { orgaoDaLinha: 65 })))).toEqual([['linha-de-outro-orgao', 6, 1]]);
  });

  it('says in a sentence which row of which office', () => {
    const [achado] = conferir(com(6, 2, { linha: null }));
    expect(achado && fraseDoProblema(achado)).toBe(
      'Órgão 6, elo 2, linha 3 de auditoria: a linha foi removida.',
    );
    expect(
      fraseDoProblema({
        tipo: 'elo-removido',
        idOuvidoria: 0,
        numero: 4,
        ate: 7,
        origem: null,
        idOrigem: null,
      }),
    ).toBe('Plataforma, elos 4 a 7: elos foram removidos da cadeia.');
  });
});

describe('seals and marks', () => {
  const semSelo = (elos: readonly EloComLinha[]): EloComLinha[] =>
    elos.map((elo) => ({ ...elo, selo: null, marca: 'ausente' }));

  it('are asked of every link after the marco, and of none that an earlier version made', () => {
    expect(resumo(conferir(semSelo(cadeia().slice(0, 1))))).toEqual([
      ['elo-alterado', 6, 1],
      ['linha-sem-marca', 6, 1],
    ]);
    const [, segundo] = cadeia();
    const conferencia = new Conferencia({
      ...regras,
      marco: new Map([[6, { numero: 2, hash: segundo?.hash ?? '' }]]),
    });
    const daCgu = semSelo(cadeia()).filter(({ idOuvidoria }) => idOuvidoria === 6);
    expect(resumo(daCgu.flatMap((elo) => conferencia.conferir(elo)))).toEqual([
      ['elo-alterado', 6, 3],
      ['linha-sem-marca', 6, 3],
    ]);
  });

  it('of another key are as good as none', () => {
    expect(resumo(conferir(com(6, 2, { selo: sha256('outra chave') })))).toEqual([['elo-alterado', 6, 2]]);
    expect(resumo(conferir(com(6, 2, { marca: 'nao-confere' })))).toEqual([['linha-sem-marca', 6, 2]]);
  });
});

describe('the text of a row', () => {
  const texto = (linha: Readonly<Record<string, unknown>>, palavras: string | null = 'p') =>
    textoDaLinha('caso', linha, palavras);

  it('is the same however its fields are ordered, and another when one of them changes', () => {
    expect(texto({ b: { d: 1, c: null }, a: 2 })).toBe(texto({ a: 2, b: { c: undefined, d: 1 } }));
    expect(texto({ a: 2 })).not.toBe(texto({ a: '2' }));
    expect(texto({ a: 2 })).not.toBe(textoDaLinha('administracao', { a: 2 }, 'p'));
  });

  it('stays the same when the words of a case that became a denúncia are sealed', () => {
    const antes = { id: 1, detalhes: { idResposta: 7, motivo: 'porque sim' } };
    const depois = { id: 1, detalhes: { idResposta: 7, motivoCifrado: 'AAAA' } };
    expect(texto(antes)).toBe(texto(depois));
    expect(texto({ ...depois, detalhes: { idResposta: 8 } })).not.toBe(texto(depois));
  });

  it('is another with another proof of what was written, and without one', () => {
    expect(new Set([texto({ a: 2 }), texto({ a: 2 }, 'q'), texto({ a: 2 }, null)]).size).toBe(3);
  });
});

describe('what was written for an act', () => {
  const linha = (detalhes: object) => ({ id: 1, detalhes });
  const abrir = (selada: string) => (selada === 'SELO' ? 'porque sim' : null);
  const texto = (detalhes: object) => textoDasPalavras(linha(detalhes), abrir);

  it('reads the same in the open and sealed', () => {
    expect(texto({ motivo: 'porque sim' })).toBe(texto({ motivoCifrado: 'SELO', idResposta: 3 }));
  });

  it('reads otherwise with other words, under another name, twice, or behind a seal that does not open', () => {
    const lidas = [
      texto({ motivo: 'porque sim' }),
      texto({ motivo: 'porque não' }),
      texto({ mensagem: 'porque sim' }),
      texto({ motivo: 'porque sim', motivoCifrado: 'SELO' }),
      texto({ motivoCifrado: 'LIXO' }),
      texto({ motivoCifrado: 7 }),
      texto({}),
      textoDasPalavras({ id: 2, detalhes: { motivo: 'porque sim' } }, abrir),
    ];
    expect(new Set(lidas).size).toBe(lidas.length);
  });
});

describe('the proof of what was written', () => {
  const casos: readonly LinhaAEncadear[] = [null, 'p1', 'p2'].map((palavras, n) => ({
    idOuvidoria: 6,
    origem: 'caso',
    idOrigem: n + 1,
    linha: { id: n + 1, acao: 'Reabertura' },
    palavras,
  }));
  const elos = (linhasDela = casos): EloComLinha[] =>
    encadear(regras, new Map<number, Ponta>(), linhasDela).map((elo, n) => ({
      ...elo,
      linha: linhasDela[n]?.linha ?? null,
      palavrasAgora: casos[n]?.palavras ?? 'agora',
      orgaoDaLinha: 6,
      marca: 'confere' as const,
      eliminada: false,
    }));

  it('is not asked of links from before there were proofs', () => {
    expect(conferir(elos())).toEqual([]);
  });

  it('names the row whose words changed, and only that one', () => {
    const mexidas = elos().map((elo) => (elo.numero === 2 ? { ...elo, palavrasAgora: 'outras' } : elo));
    expect(resumo(conferir(mexidas))).toEqual([['palavras-alteradas', 6, 2]]);
  });

  it('is itself chained: another in its place is an altered row', () => {
    const trocada = elos().map((elo) =>
      elo.numero === 2 ? { ...elo, palavras: 'outras', palavrasAgora: 'outras' } : elo,
    );
    expect(resumo(conferir(trocada))).toEqual([['linha-alterada', 6, 2]]);
  });

  it('does not disappear from a chain that has it, not even one that was made again', () => {
    const semProva = casos.map((caso) => (caso.idOrigem === 3 ? { ...caso, palavras: null } : caso));
    expect(resumo(conferir(elos(semProva)))).toEqual([['elo-alterado', 6, 3]]);
  });
});
