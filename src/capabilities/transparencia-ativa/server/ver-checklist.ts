import type { z } from 'zod';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { checklist, itemVisto, transparenciaContract } from '../contract.ts';
import { nomeGuardado } from '../domain/atos-do-item.ts';
import { itemNaoEncontrado } from '../domain/transparencia-errors.ts';
import { findItemDoOrgao, listHistorico, listItensDoOrgao } from './checklist-repository.ts';
import { countDoOrgao } from './consulta-repository.ts';
import { toContado, toItem } from './item-presenter.ts';
import { noOrgao } from './leitor.ts';

const ATOS_MOSTRADOS = 100;

export const verChecklist = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<z.input<typeof checklist>> => {
  const { orgao, leitor } = await noOrgao(platform, platform.db, usuario, idOuvidoria);
  const [itens, contagem] = await Promise.all([
    listItensDoOrgao(platform.db, idOuvidoria),
    countDoOrgao(platform.db, idOuvidoria, leitor.hoje),
  ]);
  const { sigla, nome } = orgao;
  return {
    orgao: { idOuvidoria, sigla, nome },
    ...toContado(contagem),
    itens: itens.map((row) => toItem(row, leitor)),
  };
};

/** One item of the list. */
export const verItem = async (
  platform: Platform,
  db: Db,
  usuario: UsuarioAtual,
  { idOuvidoria, idItem }: { readonly idOuvidoria: number; readonly idItem: number },
): Promise<z.input<typeof itemVisto>> => {
  const { leitor } = await noOrgao(platform, db, usuario, idOuvidoria);
  const row = await findItemDoOrgao(db, idOuvidoria, idItem);
  if (!row) throw itemNaoEncontrado();
  return toItem(row, leitor);
};

const HISTORICO = 'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico';
type Historico = z.input<(typeof transparenciaContract)[typeof HISTORICO]['response']>;
type Linha = Historico[number];

/** As written by `agirNoItem`. */
type Detalhes = Partial<Pick<Linha, 'tipo' | 'link' | 'comentario' | 'resultado' | 'prazo'>>;

export const verHistorico = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, idItem }: { readonly idOuvidoria: number; readonly idItem: number },
): Promise<Historico> => {
  await noOrgao(platform, platform.db, usuario, idOuvidoria);
  if (!(await findItemDoOrgao(platform.db, idOuvidoria, idItem))) throw itemNaoEncontrado();
  const rows = await listHistorico(platform.db, idOuvidoria, idItem, ATOS_MOSTRADOS);
  return rows.map(({ ato, ocorrido_em, responsavel, detalhes }) => {
    const {
      tipo = null,
      link = null,
      comentario = null,
      resultado = null,
      prazo = null,
    } = detalhes as Detalhes;
    return {
      ato: nomeGuardado(ato),
      ocorridoEm: ocorrido_em.toISOString(),
      responsavel,
      tipo,
      link,
      comentario,
      resultado,
      prazo,
    };
  });
};
