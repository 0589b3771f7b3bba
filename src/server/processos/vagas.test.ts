import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Ordem } from './recados.ts';
import { createVagas, type QuemPede } from './vagas.ts';

const medida = { aoMesmoTempo: 1, naFila: 2, porRemetente: 2 };

const processo = (id: number) => {
  const recebidas: Ordem[] = [];
  const quem = {
    id,
    vivo: true,
    isConnected: (): boolean => quem.vivo,
    send: (ordem: Ordem) => recebidas.push(ordem),
  };
  return { quem: quem as QuemPede & { vivo: boolean }, recebidas };
};

const pedir = (pedido: number, remetente: string) => ({
  tipo: 'pedir-vez' as const,
  pedido,
  faixa: 'conferir',
  medida,
  remetente,
});

const vez = (pedido: number) => ({ tipo: 'vez', pedido, isCheia: false });
const cheia = (pedido: number) => ({ tipo: 'vez', pedido, isCheia: true });

describe('gates against floods: lanes are counted over all processes of a machine', () => {
  it('one at a time, whichever process asks, and nobody beyond the queue', async () => {
    const vagas = createVagas();
    const [um, dois] = [processo(1), processo(2)];
    void vagas.pedir(um.quem, pedir(1, 'a'));
    void vagas.pedir(dois.quem, pedir(1, 'b'));
    void vagas.pedir(um.quem, pedir(2, 'c'));
    void vagas.pedir(dois.quem, pedir(2, 'd'));
    await setImmediate();
    expect([um.recebidas, dois.recebidas]).toEqual([[vez(1)], [cheia(2)]]);
    vagas.passar(um.quem, 1);
    await setImmediate();
    expect([um.recebidas, dois.recebidas]).toEqual([[vez(1)], [cheia(2), vez(1)]]);
  });

  it('one sender has no more places by asking several processes', async () => {
    const vagas = createVagas();
    const [um, dois] = [processo(1), processo(2)];
    void vagas.pedir(um.quem, pedir(1, 'a'));
    void vagas.pedir(dois.quem, pedir(1, 'a'));
    void vagas.pedir(dois.quem, pedir(2, 'a'));
    await setImmediate();
    expect(dois.recebidas).toEqual([cheia(2)]);
  });

  it('what a process held or waited for when it died goes to the next', async () => {
    const vagas = createVagas();
    const [um, dois] = [processo(1), processo(2)];
    void vagas.pedir(um.quem, pedir(1, 'a'));
    void vagas.pedir(um.quem, pedir(2, 'b'));
    void vagas.pedir(dois.quem, pedir(1, 'c'));
    await setImmediate();
    um.quem.vivo = false;
    vagas.morreu(um.quem);
    await setImmediate();
    await setImmediate();
    expect([um.recebidas, dois.recebidas]).toEqual([[vez(1)], [vez(1)]]);
  });
});
