import type { NotNull } from 'kysely';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
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

type Numeros = Readonly<Record<string, number>>;

/** Of its own office: filed, its term as it was first counted, the freshest first; and one that was archived. */
const findReclamacao = (db: Db, situacao: number, hoje: string) =>
  db
    .selectFrom('manifestacao')
    .select('id as idManifestacao')
    .where('id_ouvidoria', '=', CGU)
    .where('id_tipo', '=', TipoManifestacao.reclamacao)
    .where('id_situacao', '=', situacao)
    .$if(situacao === Situacao.cadastrada, (q) =>
      q.where('prazo', '>=', hoje).whereRef('prazo', '=', 'prazo_original'),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * What that program can open (`ler`), what it may act on (`agir`), and, by the last word of a call's address, what that call
 * alone needs. Asked anew each time, so that there is another one once somebody tried it.
 */
export const numerosDeDemonstracao = async (
  db: Db,
  hoje: PlainDate,
): Promise<Readonly<Record<string, Numeros>>> => {
  const comArquivo = db
    .selectFrom('anexo as a')
    .innerJoin('recurso as r', 'r.id', 'a.id_recurso')
    .select(['r.id_manifestacao as idManifestacao', 'a.id as idAnexo'])
    .where('r.id_ouvidoria_julgadora', '=', CGU)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  const recurso = db
    .selectFrom('recurso')
    .select('id as idRecurso')
    .where('id_ouvidoria_julgadora', '=', CGU)
    .where('id_instancia', '=', Instancia.primeira)
    .orderBy('id_situacao')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const devida = db
    .selectFrom('promessa')
    .select('id_recurso as idRecurso')
    .where('id_ouvidoria', '=', CGU)
    .where('situacao', '=', 'aberta')
    .where('id_recurso', 'is not', null)
    .$narrowType<{ idRecurso: NotNull }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const dia = toIsoDate(hoje);
  const [lido, julgavel, aEntregar, aberta, arquivada] = await Promise.all([
    comArquivo,
    recurso,
    devida,
    findReclamacao(db, Situacao.cadastrada, dia),
    findReclamacao(db, Situacao.arquivada, dia),
  ]);
  return {
    ler: { ...lido, ...julgavel },
    agir: { ...aberta, ...julgavel },
    reabrir: { ...arquivada },
    entrega: { ...aEntregar },
  };
};
