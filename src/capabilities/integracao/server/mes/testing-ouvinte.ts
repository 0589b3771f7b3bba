import { expect } from 'vitest';
import { eventosDoWebhook } from '#capabilities/webhook/domain/eventos.ts';
import { abrirReceptor, aceitar } from '#testing/receptor.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { conferirWebhook } from '../../../../../docs/exemplos/conferir-webhook.mjs';
import type { Sistema } from './testing-sistema.ts';

interface Chegada {
  readonly IdManifestacao: number;
  readonly IdEvento: number;
  readonly Evento: string;
  /** Asked for again, by period. */
  readonly reenvio: boolean;
}

/** The part of the system that hears: takes only what is signed, and has days on which it is down. */
export const abrirOuvinte = async (app: TestApp) => {
  const receptor = await abrirReceptor();
  const chegadas: Chegada[] = [];
  const ouvinte = {
    estado: 'atende' as 'atende' | 'ocupado' | 'mudo',
    reenviando: false,
    recusadas: 0,
    falhas: 0,
    chegadas,
    segredo: '',
    idWebhook: 0,
    endereco: receptor.endereco,
    /** The program subscribes and a gestor of the office confirms. */
    assinar: async ({ escuta }: Sistema): Promise<void> => {
      const assinado = await escuta.chamar('/webhooks', {
        corpo: {
          NomeWebhook: 'Sistema de processos',
          EnderecoWebhook: receptor.endereco,
          Eventos: [...eventosDoWebhook],
        },
      });
      ouvinte.segredo = assinado.SegredoWebhook;
      ouvinte.idWebhook = assinado.IdWebhook;
      const gestor = await entrarComo(app, 'gestor.cgu');
      const tela = `/api/app-web/v1/webhooks/${assinado.IdWebhook}`;
      const { versao } = (await gestor.get(tela)).json<{ versao: number }>();
      const confirmado = await gestor.post(`${tela}/confirmar`, { versao, aceita: true });
      expect(confirmado.statusCode, confirmado.body).toBe(200);
    },
    close: () => receptor.close(),
  };
  receptor.responder = (response) => {
    const recebido = receptor.recebidos.at(-1);
    if (!recebido) throw new Error('Nothing came');
    if (ouvinte.estado !== 'atende') {
      ouvinte.falhas += 1;
      if (ouvinte.estado === 'mudo') response.destroy();
      else response.writeHead(503).end();
      return;
    }
    if (!conferirWebhook(ouvinte.segredo, recebido.headers, recebido.corpo, app.clock.now().getTime())) {
      ouvinte.recusadas += 1;
      response.writeHead(401).end();
      return;
    }
    chegadas.push({ ...JSON.parse(recebido.corpo), reenvio: ouvinte.reenviando });
    aceitar(response);
  };
  return ouvinte;
};
export type Ouvinte = Awaited<ReturnType<typeof abrirOuvinte>>;

/** The acts of each case as they came, for one of the two ways. */
export const porCaso = (chegadas: readonly Chegada[]): Map<number, number[]> => {
  const casos = new Map<number, number[]>();
  for (const { IdManifestacao, IdEvento } of chegadas)
    casos.set(IdManifestacao, [...(casos.get(IdManifestacao) ?? []), IdEvento]);
  return casos;
};
