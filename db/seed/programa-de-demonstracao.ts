import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { clientesDemo, SENHA_DEMO } from './contas.ts';

const CGU = 6;

/** The program whose token the documentation's console offers; null wherever the demonstration was not written. */
export const programaDeDemonstracao = ({ isDemonstracao, seed }: Pick<Config, 'isDemonstracao' | 'seed'>) => {
  const [cliente] = clientesDemo;
  return isDemonstracao && seed !== 'none' && cliente
    ? {
        cliente: cliente.id,
        segredo: SENHA_DEMO,
        nome: cliente.nome,
        sistemas: clientesDemo.map(({ id, login, nome }) => ({ cliente: id, conta: login, nome })),
      }
    : null;
};

/** The oldest request for access of that program's office, which examples of a repeated one may name. */
export const protocoloDeDemonstracao = async (db: Db): Promise<string | null> => {
  const pedido = await db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .leftJoin('manifestacao_cofre as c', 'c.id_manifestacao', 'm.id')
    .select(['m.protocolo', 'r.id_esfera'])
    .where('m.id_ouvidoria', '=', CGU)
    .where('m.id_tipo_formulario', '=', TipoFormulario.acessoAInformacao)
    .where('c.id_manifestacao', 'is', null)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
  return pedido ? formatProtocoloDigitos(pedido.protocolo, pedido.id_esfera) : null;
};

/** What that program can open: a case with a file, and an appeal that it may admit or decide. */
export const numerosDeDemonstracao = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const comArquivo = await db
    .selectFrom('anexo as a')
    .innerJoin('recurso as r', 'r.id', 'a.id_recurso')
    .select(['r.id_manifestacao as idManifestacao', 'a.id as idAnexo'])
    .where('r.id_ouvidoria_julgadora', '=', CGU)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  const aberto = await db
    .selectFrom('recurso')
    .select('id as idRecurso')
    .where('id_ouvidoria_julgadora', '=', CGU)
    .where('id_instancia', '=', Instancia.primeira)
    .orderBy('id_situacao')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...comArquivo, ...aberto };
};
