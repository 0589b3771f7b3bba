import { type RawBuilder, sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import type { Db } from '#server/db/database.ts';
import type { EstadoDoEmail } from '../domain/mensagem.ts';

/** Whose messages: by account, or by the address proved to be theirs. */
export interface Dono {
  readonly idUsuario: number;
  readonly email: string | null;
}

/** Who reads mails that are not theirs. */
type Leitor = ForaDoAlcance;

/** An administrador sees that a mail about some denúncia went out or failed, and not about which. */
const assuntoPara = ({ denunciasAbertas }: Leitor): RawBuilder<string> =>
  denunciasAbertas === 'todas'
    ? sql<string>`e.assunto`
    : sql<string>`case when e.sobre_denuncia then 'Sobre uma denúncia' else e.assunto end`;

const mensagens = (db: Db, leitor: Leitor) =>
  db
    .selectFrom('email_saida as e')
    .leftJoin('email_modelo as p', (join) =>
      join.onRef('p.evento', '=', 'e.evento').on('p.id_ouvidoria', 'is', null),
    )
    .select([
      'e.id',
      'e.evento',
      'p.descricao',
      'e.id_usuario',
      'e.para',
      'e.texto',
      'e.selado',
      'e.sobre_denuncia',
      'e.criado_em',
      'e.enviado_em',
      'e.falhou_em',
      'e.devolvido_em',
      'e.tentativas',
      'e.ultimo_erro',
    ])
    .select(assuntoPara(leitor).as('assunto'));
export type MensagemRow = NonNullable<Awaited<ReturnType<typeof findMensagem>>>;

/** A mail names its case by the protocol alone: those of a case that the reader is kept away from are not there. */
const foraDosCasosImpedidos = ({ impedidoEm }: Leitor): RawBuilder<boolean> =>
  impedidoEm.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from manifestacao m where m.id = any (${impedidoEm}::int[])
        and strpos(regexp_replace(e.assunto, '\\D', '', 'g'), m.protocolo) > 0)`;

/** The same in a body, which is sealed: whoever opens it looks for these. */
export const listProtocolosImpedidos = async (db: Db, { impedidoEm }: Leitor): Promise<readonly string[]> => {
  if (impedidoEm.length === 0) return [];
  const rows = await db
    .selectFrom('manifestacao')
    .select('protocolo')
    .where('id', 'in', impedidoEm)
    .execute();
  return rows.map(({ protocolo }) => protocolo);
};

export const findMensagem = (db: Db, id: number, leitor: Leitor) =>
  mensagens(db, leitor).where('e.id', '=', id).where(foraDosCasosImpedidos(leitor)).executeTakeFirst();

const ESTADOS: Readonly<Record<EstadoDoEmail, RawBuilder<boolean>>> = {
  'na-fila': sql<boolean>`e.enviado_em is null and e.falhou_em is null and e.tentativas = 0`,
  enviado: sql<boolean>`e.enviado_em is not null and e.devolvido_em is null`,
  devolvido: sql<boolean>`e.devolvido_em is not null`,
  tentando: sql<boolean>`e.enviado_em is null and e.falhou_em is null and e.tentativas > 0`,
  falhou: sql<boolean>`e.enviado_em is null and e.falhou_em is not null and e.devolvido_em is null`,
};

interface Digitado {
  readonly padrao: string;
  readonly texto: string;
}

/** An address is found whole, by its keyed hash. Of a denúncia it is not kept at all: no search finds whose it is. */
const buscado = ({ padrao, texto }: Digitado, digitos: string | null, leitor: Leitor): RawBuilder<boolean> =>
  digitos === null
    ? sql<boolean>`(sem_acento(${assuntoPara(leitor)}) like sem_acento(${padrao}) or e.para_busca = ${procurado('email', texto)})`
    : sql<boolean>`regexp_replace(${assuntoPara(leitor)}, '\\D', '', 'g') like ${`%${digitos}%`}`;

export interface PedidoDeMensagens {
  /** Null for everybody's. */
  readonly dono: Dono | null;
  readonly leitor: Leitor;
  /** What was typed, as it is and as a LIKE pattern; null if nothing was. */
  readonly digitado: Digitado | null;
  /** The same as digits, if it may be a protocol. */
  readonly digitos: string | null;
  readonly estado?: EstadoDoEmail | undefined;
  readonly evento?: string | undefined;
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
  readonly antesDe: number | undefined;
  readonly limite: number;
}

const INICIO = (dia: string) => sql<Date>`(${dia}::date)::timestamp at time zone 'America/Sao_Paulo'`;
const FIM = (dia: string) => sql<Date>`(${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;

/** Newest first: mails are numbered as they are written. */
export const listMensagens = (db: Db, pedido: PedidoDeMensagens) => {
  const { dono, leitor, digitado, digitos, estado, evento, de, ate, antesDe, limite } = pedido;
  return mensagens(db, leitor)
    .$if(dono !== null, (q) =>
      q.where(({ or, and, eb }) =>
        or([
          eb('e.id_usuario', '=', dono?.idUsuario ?? 0),
          and([
            eb('e.id_usuario', 'is', null),
            eb('e.para', '<>', ''),
            eb('e.para_busca', '=', procurado('email', dono?.email ?? '')),
          ]),
        ]),
      ),
    )
    .$if(dono === null, (q) => q.where(foraDosCasosImpedidos(leitor)))
    .$if(digitado !== null, (q) => q.where(buscado(digitado ?? { padrao: '', texto: '' }, digitos, leitor)))
    .$if(estado !== undefined, (q) => q.where(ESTADOS[estado ?? 'na-fila']))
    .$if(evento !== undefined, (q) => q.where('e.evento', '=', evento ?? ''))
    .$if(de !== undefined, (q) => q.where('e.criado_em', '>=', INICIO(de ?? '')))
    .$if(ate !== undefined, (q) => q.where('e.criado_em', '<', FIM(ate ?? '')))
    .$if(antesDe !== undefined, (q) => q.where('e.id', '<', antesDe ?? 0))
    .orderBy('e.id', 'desc')
    .limit(limite)
    .execute();
};
