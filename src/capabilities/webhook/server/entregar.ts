import { setTimeout as pausa } from 'node:timers/promises';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { GUARDA_DO_REGISTRO } from '../domain/tentativas.ts';
import { deleteConcluidasAntesDe } from './entrega-repository.ts';
import { listComDevidas, wakeSender } from './fila-repository.ts';
import { atender } from './remessa.ts';
import { suspenderSemPalavra } from './suspender.ts';
import type { Entregador } from './tentar.ts';

/** Then the job ends and is called again, so that a server that stops waits for no backlog. */
const MAIOR_RODADA_MS = 30_000;
/** While slow receivers are served, how often the others are looked after. */
const OLHAR_MS = 500;

/**
 * Serves every webhook that has something due, each at its own pace: a slow or broken receiver keeps no other waiting.
 * A broken webhook (a secret that cannot be decrypted) is reported only after the others were served.
 */
const rodada = async (entregador: Entregador): Promise<void> => {
  const { db, clock } = entregador.platform;
  const fim = performance.now() + MAIOR_RODADA_MS;
  const atendidos = new Map<number, Promise<void>>();
  const semMais = new Set<number>();
  const quebras: unknown[] = [];
  const comecar = (id: number): void => {
    const feito = atender(entregador, id)
      .then((havia) => void (havia || semMais.add(id)))
      .catch((error: unknown) => {
        quebras.push(error);
        semMais.add(id);
      })
      .finally(() => atendidos.delete(id));
    atendidos.set(id, feito);
  };
  for (;;) {
    if (performance.now() < fim)
      for (const id of await listComDevidas(db, clock.now(), [...atendidos.keys(), ...semMais])) comecar(id);
    if (atendidos.size === 0) break;
    await Promise.race([...atendidos.values(), pausa(OLHAR_MS, undefined, { ref: false })]);
  }
  if (performance.now() >= fim && (await listComDevidas(db, clock.now(), [...semMais])).length > 0)
    await wakeSender(db);
  if (quebras.length > 0) throw quebras[0];
};

/** Sends what is due: woken by every act that has receivers, and every minute for retries. */
export const entregarWebhooksJob = (entregador: Entregador): Job => ({
  name: 'entregar-webhooks',
  cron: '* * * * *',
  run: async () => {
    await suspenderSemPalavra(entregador.platform);
    await rodada(entregador);
  },
});

export const varrerWebhooksJob = ({ db, clock }: Platform): Job => ({
  name: 'varrer-webhooks',
  cron: '40 6 * * *',
  run: () => deleteConcluidasAntesDe(db, new Date(clock.now().getTime() - GUARDA_DO_REGISTRO)),
});
