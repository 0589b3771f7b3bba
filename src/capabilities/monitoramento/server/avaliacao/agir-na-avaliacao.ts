import type { Updateable } from 'kysely';
import type { AtoDoCiclo } from '#kernel/ato/ato.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { type Alvo, createCiclo } from '#server/ciclo/ciclo.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import type { FatosDaAvaliacao, SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import { avaliacaoMudou } from '../../domain/monitoramento-errors.ts';
import { assinar, type QuemAvalia, quemAvalia } from '../alcance.ts';
import { envelopeDa, fatosDa } from './avaliacao-presenter.ts';
import {
  type AvaliacaoRow,
  insertHistorico,
  lockAvaliacao,
  updateAvaliacao,
} from './avaliacao-repository.ts';
import { type AvisoDaAvaliacao, avisarDaAvaliacao } from './avisar-da-avaliacao.ts';
import { acharAvaliacao } from './ver-avaliacoes.ts';

export interface AvaliacaoAlvo extends Alvo {
  readonly idAvaliacao: number;
}

interface Avaliacao {
  readonly row: AvaliacaoRow;
  readonly quem: QuemAvalia;
}

export interface NaAvaliacao {
  readonly tx: Db;
  readonly row: AvaliacaoRow;
  readonly envelope: Envelope;
  readonly agora: Date;
  readonly usuario: UsuarioAtual;
  readonly assinatura: ReturnType<typeof assinar>;
}

/** What the act did, besides writing its rows. */
export interface EfeitoNaAvaliacao<Acontecimento = AvisoDaAvaliacao['aconteceu']> {
  /** Left out when cases are graded in parallel: that makes no new version of the evaluation. */
  readonly mudancas?: Omit<Updateable<DB['avaliacao_tratamento']>, 'id' | 'situacao' | 'versao'>;
  /** What its history keeps: numbers and days, never text about a case. */
  readonly detalhes?: Readonly<Record<string, string | number | null>>;
  readonly aviso?: Pick<AvisoDaAvaliacao, 'prazo'> & { readonly aconteceu: Acontecimento };
}

/** The life cycle of an evaluation, which has its own history. */
const ciclo = createCiclo<
  UsuarioAtual,
  AvaliacaoAlvo,
  Avaliacao,
  SituacaoDaAvaliacao,
  FatosDaAvaliacao,
  EfeitoNaAvaliacao
>({
  trava: async ({ tx, quem: usuario, agora }, { idAvaliacao }) => {
    const quem = await quemAvalia(tx, usuario, agora);
    await lockAvaliacao(tx, idAvaliacao);
    return { row: await acharAvaliacao(tx, quem, idAvaliacao), quem };
  },
  versaoDe: ({ row }) => row.versao,
  recusaVersao: (_tx, { row }) => avaliacaoMudou(row.versao),
  estadoDe: ({ row }) => row.situacao as SituacaoDaAvaliacao,
  fatosDe: ({ row, quem }, { agora }) => fatosDa(row, quem, agora),
  perfilDe: ({ idPerfil }) => idPerfil,
  grava: async ({ platform, tx, quem: usuario, agora }, { row, quem }, { ato, estado, efeito }) => {
    const { mudancas, detalhes = {}, aviso } = efeito;
    if (mudancas) await updateAvaliacao(tx, row.id, { ...mudancas, situacao: estado });
    const { idResponsavel, responsavel } = assinar(quem);
    await insertHistorico(tx, {
      id_avaliacao: row.id,
      ato: ato.nome,
      situacao: estado,
      ocorrido_em: agora,
      id_responsavel: idResponsavel,
      responsavel,
      detalhes: JSON.stringify(detalhes),
    });
    if (aviso) await avisarDaAvaliacao(platform, tx, row, { ...aviso, agora, menos: usuario.idUsuario });
  },
});

/** The only way to act on an evaluation (`server/ciclo`). */
export const agirNaAvaliacao = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idAvaliacao, versao }: AvaliacaoAlvo,
  ato: AtoDoCiclo<SituacaoDaAvaliacao, FatosDaAvaliacao>,
  fazer: (na: NaAvaliacao) => Promise<EfeitoNaAvaliacao>,
  db?: Db,
): Promise<void> =>
  ciclo.agir(
    { platform, quem: usuario, db },
    { idAvaliacao, versao },
    ato,
    async ({ tx, agora, coisa: { row, quem } }) => ({
      ...(await fazer({
        tx,
        row,
        agora,
        usuario,
        envelope: envelopeDa(platform, row),
        assinatura: assinar(quem),
      })),
      resultado: undefined,
    }),
  );
