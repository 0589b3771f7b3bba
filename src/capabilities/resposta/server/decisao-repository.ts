import { TipoFormulario } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';

/**
 * An access request filed before another one. Only whether it exists is asked, so whoever writes an
 * answer learns nothing else of it; cases that are or were a denúncia do not exist here.
 */
export const findPedidoAnterior = (db: Db, protocolo: string, idManifestacao: number) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .select(['m.protocolo', 'r.id_esfera as esfera_do_protocolo'])
    .where('m.protocolo', '=', protocolo)
    .where('m.id', '<', idManifestacao)
    .where('m.id_tipo_formulario', '=', TipoFormulario.acessoAInformacao)
    .where('c.id_manifestacao', 'is', null)
    .executeTakeFirst();

/** A decision in the words of the reference tables: 'Acesso Negado', 'Dados pessoais'. */
export const findNomesDaDecisao = (db: Db, idCodigoDecisao: number, idEspecificacaoDecisao: number | null) =>
  db
    .selectFrom('codigo_decisao as d')
    .leftJoin('especificacao_decisao as e', (join) => join.on('e.id', '=', idEspecificacaoDecisao))
    .select(['d.descricao as decisao', 'e.descricao as especificacao'])
    .where('d.id', '=', idCodigoDecisao)
    .executeTakeFirstOrThrow();
