import { PRESERVAR_ANTIGAS } from '#capabilities/identidade-preservada/server/preservar-antigas.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { FatosDoPalco } from '../palco.ts';
import type { TestApp } from '../test-app.ts';

/** A denúncia that came without the identity, and a request whose identity is preserved. */
export const CASOS = {
  recebida: { tipo: TipoManifestacao.denuncia, vinda: { comIdentidade: false } },
  preservado: { tipo: TipoManifestacao.acessoAInformacao },
} as const satisfies Readonly<Record<string, FatosDoPalco>>;
export type QualCaso = keyof typeof CASOS;

/** As if the person had asked for it when filing. */
export const preservar = async (app: TestApp, ...ids: readonly number[]): Promise<void> => {
  await app.db
    .updateTable('manifestacao')
    .set({ identidade_preservada: true, id_tipo_identificacao: TipoIdentificacao.comRestricao })
    .where('id', 'in', [...ids])
    .execute();
  await enqueue(app.db, PRESERVAR_ANTIGAS, {});
  await app.runJobs();
};
