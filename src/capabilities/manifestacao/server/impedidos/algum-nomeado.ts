import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import { nomeadosNo } from '../../domain/impedidos/casar-nomes.ts';
import { nomeiaAlguem } from '../../domain/impedidos/nomeia-alguem.ts';
import type { Teor } from '../../domain/registrar/teor.ts';
import { toPessoa } from './afastar-do-orgao.ts';
import { findQuemControla, listPessoasDoOrgao, lockChegada } from './impedidos-repository.ts';

interface ARegistrar {
  readonly teor: Teor;
  readonly idOuvidoria: number;
  readonly idTipoFormulario: number;
}

/**
 * Whether a report that is about to be filed names somebody who could see it, there or in the bodies above: asked before its
 * number is taken, because most name nobody, or nobody of the staff. From here until its end no new person is compared.
 */
export const algumNomeado = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: Db,
  { teor, idOuvidoria, idTipoFormulario }: ARegistrar,
): Promise<boolean> => {
  if (!nomeiaAlguem(teor)) return false;
  const pessoasDe = async (orgao: number) => (await listPessoasDoOrgao(tx, orgao, clock.now())).map(toPessoa);
  const [, daqui, monitora, controla] = await todas([
    lockChegada(tx, 'caso'),
    pessoasDe(idOuvidoria),
    findOuvidoriaQueMonitora(tx),
    isAcesso(idTipoFormulario) ? findQuemControla(tx, idOuvidoria) : null,
  ]);
  if (nomeadosNo(teor, daqui).length > 0) return true;
  const deCima = new Set([monitora, controla]);
  const pessoas = await todas(
    [...deCima].flatMap((id) => (id === null || id === idOuvidoria ? [] : [pessoasDe(id)])),
  );
  return pessoas.some((lista) => nomeadosNo(teor, lista, true).length > 0);
};
