import type { Alerta } from '../contract.ts';

export const umAlerta = (idAlerta: number, mudancas: Partial<Alerta> = {}): Alerta => ({
  idAlerta,
  tipo: 'mencao',
  frase: `Alerta número ${idAlerta}.`,
  idManifestacao: 40 + idAlerta,
  numeroProtocolo: `00106.00000${idAlerta}/2026-11`,
  criadoEm: '2026-03-12T12:00:00Z',
  lido: false,
  ...mudancas,
});

export const CONTAGEM = 'GET /alertas/contagem';
export const LISTA = 'GET /alertas';
export const LIDOS = 'POST /alertas/lidos';

export const contagem = (naoLidos: number) => ({ body: { naoLidos } });
export const lista = (itens: readonly Alerta[], proximoCursor: string | null = null) => ({
  body: { itens, proximoCursor },
});
