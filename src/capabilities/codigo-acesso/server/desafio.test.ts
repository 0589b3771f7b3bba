import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FixedClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { zerosIniciais } from '../domain/prova-de-trabalho.ts';
import { novoDesafio, readDesafio } from './desafio.ts';

const platform = { config: loadConfig({}), clock: new FixedClock('2026-03-12T09:00:00-03:00') };
const BITS = 8;

/** As somebody does who wants to be paid often: a solution that begins with a sign of the puzzle's own. */
const resolverCom = (desafio: string, inicio: string, fronteira: string): string => {
  for (let n = 0; ; n++) {
    const solucao = `${inicio}${n.toString(36)}`;
    const resumo = createHash('sha256')
      .update(desafio + fronteira + solucao)
      .digest();
    if (zerosIniciais(resumo) >= BITS) return solucao;
  }
};

describe('gates against floods: one solved puzzle pays once', () => {
  const { desafio } = novoDesafio(platform, BITS);

  it.each(['', '|'])('no letters of a solution can be said to be of the puzzle (border %j)', (fronteira) => {
    for (const inicio of ['.xxxxxxxx', 'xxxxxxxx', '|xxxxxxx', '.']) {
      const inteiro = fronteira + resolverCom(desafio, inicio, fronteira);
      const nomes = new Set<string>();
      for (let corte = 0; corte < inteiro.length; corte++) {
        const lido = readDesafio(platform, desafio + inteiro.slice(0, corte), inteiro.slice(corte));
        if (lido) nomes.add(lido.nonce);
        const semSinal = readDesafio(platform, desafio + inteiro.slice(0, corte), inteiro.slice(corte + 1));
        if (semSinal) nomes.add(semSinal.nonce);
      }
      expect(nomes.size).toBeLessThanOrEqual(1);
    }
  });

  it('is known by its nonce, which is what is spent', () => {
    const solucao = resolverCom(desafio, '', '|');
    expect(readDesafio(platform, desafio, solucao)).toMatchObject({
      nonce: desafio.split('.')[0],
      bits: BITS,
    });
    expect(readDesafio(platform, `${desafio}.`, solucao)).toBeNull();
  });

  it.each(['', 'A', '.a', ' a', 'a\n', 'ç', 'a'.repeat(17)])('no solution is %j', (solucao) =>
    expect(readDesafio(platform, novoDesafio(platform, 0).desafio, solucao)).toBeNull(),
  );
});
