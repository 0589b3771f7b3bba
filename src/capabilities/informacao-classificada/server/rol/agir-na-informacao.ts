import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { EventoDeEmail } from '#capabilities/email/domain/eventos.ts';
import type { Ato, RotaDoAto } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { atendeUm } from '#server/ciclo/atende-um.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Feito } from '#server/ciclo/rotas-dos-atos.ts';
import type { Db } from '#server/db/database.ts';
import type { InformacaoClassificada } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDaInformacao } from '../../domain/rol/ato-da-informacao.ts';
import type { SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import { informacaoMudou, informacaoNaoEncontrada } from '../../domain/rol/informacao-errors.ts';
import { assinar, trabalhaEm } from '../orgao-da-pessoa.ts';
import {
  findInformacao,
  type InformacaoRow,
  insertHistoricoDoRol,
  lockInformacao,
  updateInformacao,
} from './rol-repository.ts';

interface InformacaoAlvo extends Alvo {
  readonly idInformacao: number;
}

interface EfeitoNaInformacao {
  readonly mudancas: Omit<Updateable<InformacaoClassificada>, 'id' | 'id_ouvidoria' | 'situacao' | 'versao'>;
  /** The history's sentence. */
  readonly informacoes: string;
}

/** What the history keeps of the row before the act. */
export const comoEra = ({ nup, assunto, categoria, grau, fundamento, autoridade, ...row }: InformacaoRow) =>
  JSON.stringify({
    nup,
    assunto,
    categoria,
    grau,
    fundamento,
    autoridade,
    dataProducao: row.data_producao,
    dataClassificacao: row.data_classificacao,
    termo: row.termo,
  });

/** The life cycle of an information of the roll, which has its own history. */
const ciclo = createCiclo<
  UsuarioAtual,
  InformacaoAlvo,
  InformacaoRow,
  SituacaoDaInformacao,
  FatosDaInformacao,
  EfeitoNaInformacao
>({
  trava: async ({ tx, quem }, { idInformacao }) => {
    await lockInformacao(tx, idInformacao);
    const row = await findInformacao(tx, idInformacao);
    if (!row || !trabalhaEm(quem, row.id_ouvidoria)) throw informacaoNaoEncontrada();
    return row;
  },
  versaoDe: ({ versao }) => versao,
  recusaVersao: (_tx, { versao }) => informacaoMudou(versao),
  estadoDe: ({ situacao }) => situacao as SituacaoDaInformacao,
  fatosDe: ({ id_ouvidoria }, { quem }) => ({ doOrgao: trabalhaEm(quem, id_ouvidoria) }),
  perfilDe: ({ idPerfil }) => idPerfil,
  grava: async ({ tx, quem, agora }, row, { ato, estado, efeito }) => {
    await updateInformacao(tx, row.id, {
      ...efeito.mudancas,
      situacao: estado,
      versao: row.versao + 1,
      atualizada_em: agora,
    });
    await insertHistoricoDoRol(tx, {
      id_informacao: row.id,
      ato: ato.historico.rotulo,
      situacao: estado,
      ocorrido_em: agora,
      ...assinar(quem, row.sigla),
      informacoes: efeito.informacoes,
      detalhes: comoEra(row),
    });
  },
});

type Declarado = Ato<string, SituacaoDaInformacao, FatosDaInformacao, z.ZodType, RotaDoAto, EventoDeEmail>;

/** Says what an act does to an information; the rest follows from its declaration. */
export const fazNaInformacao = <A extends Declarado>(
  ato: A,
  fazer: (
    no: { readonly tx: Db; readonly agora: Date; readonly row: InformacaoRow },
    entrada: z.output<A['entrada']>,
  ) => Promise<EfeitoNaInformacao>,
): Feito &
  ((
    platform: Platform,
    usuario: UsuarioAtual,
    alvo: InformacaoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ) => Promise<void>) => {
  const executar = (
    platform: Platform,
    usuario: UsuarioAtual,
    { idInformacao, versao }: InformacaoAlvo,
    entrada: z.output<A['entrada']>,
    db?: Db,
  ): Promise<void> =>
    ciclo.agir(
      { platform, quem: usuario, db },
      { idInformacao, versao },
      ato,
      async ({ tx, agora, coisa }) => ({
        ...(await fazer({ tx, agora, row: coisa }, entrada)),
        resultado: undefined,
      }),
    );
  const atender = atendeUm(ato, (platform, { usuario }, alvo, entrada) => {
    if (!usuario) throw new Error(`${ato.nome} without a person`);
    return executar(platform, usuario, alvo as unknown as InformacaoAlvo, entrada);
  });
  return Object.assign(executar, { ato, atender });
};
