import { describe, expect, it } from 'vitest';
import type { Classe } from './classe.ts';
import { createFila, type Espera, LIMITES, type Limites } from './fila.ts';

const lugares = (quantos: number, espera = 60_000) => ({ lugares: quantos, espera });

const limites: Limites = {
  emTrabalho: 2,
  comFolga: 4,
  porRemetente: 2,
  fila: {
    'ato-da-equipe': lugares(3),
    ato: lugares(3),
    'ato-sem-conta': lugares(3),
    'leitura-com-conta': lugares(2),
    'leitura-anonima': lugares(1),
  },
  vezDoMaisAntigo: 100,
  espera: 1000,
};

const abrir = (mudados: Partial<Limites> = {}) => {
  const estado = { folga: false, agora: 0 };
  const fila = createFila({ ...limites, ...mudados }, () => estado.folga);
  const dentro: string[] = [];
  const fora: string[] = [];
  const trabalhando: Espera[] = [];
  /** Each from somebody else, unless it is said. */
  const pedir = (nome: string, classe: Classe, remetente = nome) => {
    estado.agora += 1;
    const espera: Espera = {
      classe,
      remetente,
      desde: estado.agora,
      entrar: () => {
        dentro.push(nome);
        trabalhando.push(espera);
      },
      recusar: () => fora.push(nome),
    };
    fila.pedir(espera);
    return espera;
  };
  /** The first that entered ends, so long after the last thing that happened. */
  const sair = (ms = 1) => {
    estado.agora += ms;
    const primeira = trabalhando.shift();
    if (!primeira) throw new Error('Nobody is in work');
    fila.sair(primeira, estado.agora);
  };
  return { estado, fila, dentro, fora, pedir, sair };
};

const cheia = (mudados: Partial<Limites> = {}) => {
  const aberta = abrir(mudados);
  aberta.pedir('a', 'ato');
  aberta.pedir('b', 'ato');
  aberta.dentro.length = 0;
  return aberta;
};

describe('the queue in front of the work', () => {
  it('lets in as many as fit, and the next when one has ended', () => {
    const { fila, dentro, pedir, sair } = abrir();
    for (const nome of ['a', 'b', 'c']) pedir(nome, 'ato');
    expect(dentro).toEqual(['a', 'b']);
    sair();
    expect(dentro).toEqual(['a', 'b', 'c']);
    expect(fila.contar()).toEqual({ emTrabalho: 2, esperando: 0 });
  });

  it('calls by class, and within a class in the order of arrival', () => {
    const { dentro, pedir, sair } = cheia();
    pedir('leitura', 'leitura-anonima');
    pedir('conta', 'leitura-com-conta');
    pedir('registro 1', 'ato');
    pedir('registro 2', 'ato');
    pedir('resposta', 'ato-da-equipe');
    for (let n = 0; n < 5; n += 1) sair();
    expect(dentro).toEqual(['resposta', 'registro 1', 'registro 2', 'conta', 'leitura']);
  });

  it('sends away at once who finds no place in the queue of their class, while the others still wait', () => {
    const { fila, fora, pedir } = cheia();
    expect(fila.isCheia('leitura-anonima', 'mais uma')).toBe(false);
    for (const nome of ['1', '2', '3']) pedir(nome, 'leitura-anonima');
    expect(fila.isCheia('leitura-anonima', 'mais uma')).toBe(true);
    pedir('registro', 'ato');
    expect(fora).toEqual(['2', '3']);
    expect(fila.contar().esperando).toBe(2);
  });

  it('never holds more than its places, however many come', () => {
    const { fila, fora, pedir } = cheia();
    for (let n = 0; n < 1000; n += 1) pedir(String(n), n % 2 ? 'ato' : 'leitura-com-conta');
    expect(fila.contar()).toEqual({ emTrabalho: 2, esperando: 5 });
    expect(fora.length).toBe(995);
  });

  it('gives one place in so many to who has waited longest, so that nobody waits for ever', () => {
    const { dentro, pedir, sair } = cheia({
      vezDoMaisAntigo: 4,
      fila: { ...limites.fila, ato: lugares(50) },
    });
    pedir('leitura', 'leitura-anonima');
    for (let n = 0; n < 10; n += 1) pedir(`registro ${n}`, 'ato');
    for (let n = 0; n < 4; n += 1) sair();
    expect(dentro).toContain('leitura');
    expect(dentro.length).toBe(4);
  });

  it('lets more in while processor and database have time left, up to a limit', () => {
    const { estado, fila, dentro, pedir } = cheia();
    estado.folga = true;
    for (const nome of ['c', 'd', 'e']) pedir(nome, 'ato');
    expect(dentro).toEqual(['c', 'd']);
    expect(fila.contar()).toEqual({ emTrabalho: 4, esperando: 1 });
  });

  it('lets in who waits as soon as there is time again, though nobody ended', () => {
    const { estado, fila, dentro, pedir } = cheia();
    pedir('c', 'leitura-anonima');
    estado.folga = true;
    fila.rever(estado.agora);
    expect(dentro).toEqual(['c']);
  });

  it('forgets who went away, and sends away who has waited too long', () => {
    const { estado, fila, dentro, fora, pedir, sair } = cheia();
    fila.desistir(pedir('foi', 'ato'));
    pedir('velha', 'leitura-com-conta');
    estado.agora += 500;
    pedir('nova', 'leitura-com-conta');
    fila.rever(estado.agora + 600);
    expect(fora).toEqual(['velha']);
    sair();
    expect(dentro).toEqual(['nova']);
  });

  it('sends away at once who would wait too long, by how fast others leave, but keeps a few so that no place stays empty', () => {
    const { fila, dentro, pedir, sair } = cheia({
      fila: { ...limites.fila, ato: lugares(100), 'leitura-anonima': lugares(100, 500) },
    });
    for (let n = 0; n < 60; n += 1) pedir(`registro ${n}`, 'ato');
    // Ten a second: five of the waiting take half a second.
    for (let n = 0; n < 50; n += 1) sair(100);
    expect(dentro.length).toBe(50);
    for (let n = 0; n < 3; n += 1) pedir(`leitura ${n}`, 'leitura-anonima');
    expect(fila.isCheia('leitura-anonima', 'mais uma')).toBe(false);
    pedir('leitura 3', 'leitura-anonima');
    expect(fila.isCheia('leitura-anonima', 'mais uma')).toBe(true);
    expect(fila.isCheia('ato', 'mais uma')).toBe(false);
  });

  it('learns how fast it goes only while somebody waits: after a quiet hour the first to come are not sent away', () => {
    const { estado, fila, pedir, sair } = abrir({
      fila: { ...limites.fila, 'leitura-anonima': lugares(100, 500) },
    });
    for (let n = 0; n < 20; n += 1) {
      pedir(String(n), 'leitura-anonima');
      sair(3_600_000);
    }
    for (let n = 0; n < 40; n += 1) pedir(`depois ${n}`, 'leitura-anonima');
    expect(fila.isCheia('leitura-anonima', 'mais uma')).toBe(false);
    expect(estado.agora).toBeGreaterThan(3_600_000);
  });

  it('has in the product more places for acts than for readings, and they may wait longer', () => {
    const { fila } = LIMITES;
    for (const medida of ['lugares', 'espera'] as const) {
      expect(fila['ato-da-equipe'][medida]).toBeGreaterThanOrEqual(fila.ato[medida]);
      expect(fila.ato[medida]).toBeGreaterThanOrEqual(fila['ato-sem-conta'][medida]);
      expect(fila['ato-sem-conta'][medida]).toBeGreaterThan(fila['leitura-com-conta'][medida]);
      expect(fila['leitura-com-conta'][medida]).toBeGreaterThan(fila['leitura-anonima'][medida]);
    }
  });
});

describe('L11 somebody who sends more than everybody else', () => {
  const muitos = { ...limites.fila, 'ato-sem-conta': lugares(6), 'leitura-com-conta': lugares(6) };

  it('waits for themselves: a filing and the office wait for a few, whatever a stranger sends', () => {
    const { dentro, pedir, sair } = cheia({ fila: muitos });
    for (let n = 0; n < 50; n += 1) pedir(`estranho ${n}`, 'ato-sem-conta', 'estranho');
    pedir('denúncia', 'ato-sem-conta');
    pedir('lista 1', 'leitura-com-conta', 'conta:1');
    pedir('lista 2', 'leitura-com-conta', 'conta:1');
    for (let n = 0; n < 5; n += 1) sair();
    expect(dentro).toEqual(expect.arrayContaining(['denúncia', 'lista 1', 'lista 2']));
  });

  it('makes room, last come first, for whoever finds no place because of them; among equals nobody does', () => {
    const { fila, fora, pedir } = cheia({ fila: muitos });
    for (let n = 0; n < 6; n += 1) pedir(`estranho ${n}`, 'ato-sem-conta', 'estranho');
    expect(fila.isCheia('ato-sem-conta', 'estranho')).toBe(true);
    expect(fila.isCheia('ato-sem-conta', 'outra')).toBe(false);
    pedir('denúncia', 'ato-sem-conta');
    expect(fora).toEqual(['estranho 5']);
    for (const nome of ['b', 'c', 'd', 'e']) pedir(nome, 'ato-sem-conta');
    expect(fora).toEqual(['estranho 5', 'estranho 4', 'estranho 3', 'estranho 2', 'estranho 1']);
    expect(fila.isCheia('ato-sem-conta', 'ninguém cede')).toBe(true);
  });

  it('holds only a share of the work while somebody else waits, also before classes that come first', () => {
    const { dentro, pedir, sair } = abrir({ emTrabalho: 4, porRemetente: 2, fila: muitos });
    for (let n = 0; n < 8; n += 1) pedir(`conta ${n}`, 'ato', 'conta:9');
    pedir('anônima', 'leitura-anonima');
    sair();
    expect(dentro).toEqual(['conta 0', 'conta 1', 'conta 2', 'conta 3', 'anônima']);
    sair();
    // Nobody else waits: all of it is theirs again.
    expect(dentro.at(-1)).toBe('conta 4');
  });

  it('does not make the wait seem longer to others than it is', () => {
    const { fila, pedir, sair } = cheia({
      fila: { ...limites.fila, 'ato-sem-conta': lugares(100, 500) },
    });
    for (let n = 0; n < 90; n += 1) pedir(`estranho ${n}`, 'ato-sem-conta', `estranho ${n % 2}`);
    for (let n = 0; n < 60; n += 1) sair(100);
    expect(fila.isCheia('ato-sem-conta', 'estranho 1')).toBe(true);
    expect(fila.isCheia('ato-sem-conta', 'denúncia')).toBe(false);
  });
});
