import type { Insertable } from 'kysely';
import { naHora } from '#kernel/momento.ts';
import type { AuditoriaElo, ManifestacaoHistorico } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import {
  type LinhaDaAuditoria,
  type LinhaResumida,
  ligar,
  type Ponta,
  resumirLinha,
} from '../../domain/encadeamento.ts';
import { createChaves } from '../chaves-da-auditoria.ts';
import { listTodasAsPontas } from '../encadeamento-repository.ts';
import { sha256 } from '../sha256.ts';

/** A row of history that COPY writes, with its number. */
export interface HistoricoCopiado extends Insertable<ManifestacaoHistorico> {
  readonly id: number;
  readonly ocorrido_em: Date;
}

/** As the database will tell it (encadeamento-repository.ts): the verifier compares the two. */
const linhaDe = (row: HistoricoCopiado): LinhaDaAuditoria => ({
  id: row.id,
  id_manifestacao: row.id_manifestacao,
  acao: row.acao,
  ocorrido_em: row.ocorrido_em.toISOString().replace('Z', '000Z'),
  responsavel: row.responsavel,
  id_responsavel: row.id_responsavel ?? null,
  id_ouvidoria: row.id_ouvidoria ?? null,
  id_ouvidoria_do_caso: row.id_ouvidoria_do_caso ?? null,
  informacoes: row.informacoes ?? null,
  detalhes: JSON.parse(String(row.detalhes ?? '{}')),
  versao: row.versao ?? null,
  ...(row.momento_cifrado ? { momento_cifrado: row.momento_cifrado.toString('hex') } : {}),
});

/**
 * Digests of rows that are still in memory: reading five million of them back takes longer than writing them. `chaveDe` gives the
 * wrapped key of a sealed case.
 */
export const resumirCopia = (platform: Pick<Platform, 'config'>) => {
  const { provar } = createChaves(platform);
  return (
    rows: readonly HistoricoCopiado[],
    chaveDe: (idManifestacao: number) => Buffer | null,
  ): LinhaResumida[] =>
    rows.map((row) => {
      const linha = linhaDe(row);
      return resumirLinha(sha256, {
        idOuvidoria: row.id_ouvidoria_do_caso ?? 0,
        origem: 'caso',
        idOrigem: row.id,
        linha,
        palavras: provar('caso', linha, chaveDe(row.id_manifestacao)),
      });
    });
};

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

/** Links of such rows, one batch after the other. Only where nothing else links: before the server serves. */
export const ligarCopia = async ({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>) => {
  const selos = { resumir: sha256, selar: createChaves({ config }).selar };
  const pontas: Map<number, Ponta> = await listTodasAsPontas(db);
  const encadeado_em = naHora(clock.now());
  return (linhas: readonly LinhaResumida[]): Insertable<AuditoriaElo>[] =>
    ligar(selos, pontas, linhas).map((elo) => ({
      id_ouvidoria: elo.idOuvidoria,
      numero: elo.numero,
      origem: elo.origem,
      id_origem: elo.idOrigem,
      palavras: elo.palavras === null ? null : bytes(elo.palavras),
      resumo: bytes(elo.resumo),
      hash: bytes(elo.hash),
      selo: elo.selo === null ? null : bytes(elo.selo),
      encadeado_em,
    }));
};
